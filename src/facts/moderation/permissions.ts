/**
 * Who may do what in the Moderation UI: the one matrix. `<Permissions />` prints it, `<WhoCan />`
 * takes its lines from it, and nothing else on the site repeats it.
 */

export const roles = ['supervisor', 'moderator', 'guest'] as const;

export type Role = (typeof roles)[number];

export type Answer = 'yes' | 'view' | 'no';

/**
 * - `public`: label and the answers for supervisor and moderator are published.
 * - `label`: only the label is published.
 * - `derived`: neither is.
 *
 * The published matrix has no column for guests. That they only read is published, so a guest's
 * “no” needs no mark; any other answer is derived, unless `guestIsPublic`.
 */
export type PermissionStatus = 'public' | 'label' | 'derived';

export interface Permission extends Readonly<Record<Role, Answer>> {
  /** Anchor of the row, and what `<WhoCan do="…" />` names. */
  readonly id: string;
  /** As published, where it is. */
  readonly label: string;
  readonly status: PermissionStatus;
  /** What the label stands for on the screens, where its words differ. */
  readonly meaning?: {readonly text: string; readonly derived: boolean};
  readonly guestIsPublic?: boolean;
}

export interface PermissionGroup {
  readonly title: string;
  readonly permissions: readonly Permission[];
}

type More = Partial<Pick<Permission, 'status' | 'meaning' | 'guestIsPublic'>>;

/** Answers in the order of `roles`, by their first letters. */
type Answers = `${'y' | 'n'}${'y' | 'n'}${'y' | 'v' | 'n'}`;

const words: Readonly<Record<string, Answer>> = {y: 'yes', v: 'view', n: 'no'};

function row(id: string, label: string, answers: Answers, more: More = {}): Permission {
  const [supervisor = 'no', moderator = 'no', guest = 'no'] = [...answers].map((it) => words[it]);
  return {id, label, supervisor, moderator, guest, status: 'public', ...more};
}

const derived = {status: 'derived'} as const;
const means = (text: string) => ({meaning: {text, derived: false}});
const proposes = (text: string) => ({meaning: {text, derived: true}});

export const permissionGroups: readonly PermissionGroup[] = [
  {
    title: 'Brands, operators and API keys',
    permissions: [
      row('accessToTheDashboard', 'Access to the dashboard', 'nnn', {
        ...proposes('the dashboard over all clients'),
      }),
      row('createClient', 'Create Client', 'nnn'),
      row('createBrand', 'Create Brand', 'ynn'),
      row('createOperator', 'Create Operator', 'ynn'),
      row('editClientBrandOperatorSettings', 'Edit Client/Brand/Operator settings', 'ynn'),
      row('addApiKeys', 'Add API Keys', 'ynn'),
      row('disableApiKeys', 'Disable API Keys', 'ynn'),
    ],
  },
  {
    title: 'Settings',
    permissions: [
      row('accessToSettings', 'Access to settings', 'ynn'),
      row('clientSettings', 'Client settings', 'nnn'),
      row('brandSettings', 'Brand settings', 'ynn'),
      row('operatorSettings', 'Operator settings', 'ynn'),
      row('setSpammingParameters', 'Set spamming parameters / Set user prompt', 'ynn'),
      row('blacklistedWordsSettings', 'Blacklisted words settings', 'ynn'),
      row('messageLengthSettings', 'Message length settings', 'ynn'),
      row('autopilotSettings', 'Autopilot settings', 'ynn'),
      row('assistedModerationSettings', 'Assisted moderation settings', 'ynn', means('Copilot')),
      row('userSanctioning', 'User sanctioning', 'ynn', {
        ...proposes('the rules for automatic sanctions'),
      }),
      row('reactionsSettings', 'Reactions settings', 'ynn'),
      row('flashBetTimers', 'Flash Bet Timers', 'nnn'),
    ],
  },
  {
    title: 'Staff',
    permissions: [
      row('accessToManagement', 'Access to Management', 'ynn'),
      row('dashboardUserList', 'Dashboard user list', 'ynn'),
      row('inviteNewModerator', 'Invite new moderator', 'ynn'),
      row('inviteNewSupervisor', 'Invite new supervisor', 'ynn'),
      row('changeUserRole', 'Change user role', 'ynn'),
      row('removeUser', 'Remove user', 'ynn'),
      row('enableDisableUser', 'Enable/disable user', 'ynn'),
      row('assignToOperator', 'Assign to operator', 'ynn'),
      row('activeModerators', 'Active moderators', 'ynn'),
    ],
  },
  {
    title: 'Messages',
    permissions: [
      row('accessToTheReviewStreamPage', 'Access to the review stream page', 'yyv', {
        ...proposes('the Messages page'),
      }),
      row('selectAnOperator', 'Select an operator', 'yyv'),
      row('enableDisableAutopilot', 'Enable/disable autopilot', 'yyn'),
      row('enableDisableAutopilotPerOperator', 'Enable/disable autopilot per operator', 'yyn'),
      row('enableDisableAssistedModeration', 'Enable/disable assisted moderation', 'yyn', {
        ...means('Copilot'),
      }),
      row('changeAssistedModerationParameters', 'Change assisted moderation parameters', 'yyn', {
        ...means('Copilot thresholds'),
      }),
      row('acceptReport', 'Accept report', 'yyn', proposes('delete the message')),
      row('rejectReport', 'Reject report', 'yyn', proposes('ignore the report')),
      row('viewMessageContext', 'View message context', 'yyv'),
      row('sortReviewStreamMessages', 'Sort review stream messages', 'yyy'),
      row(
        'toggleReportedMessagesOnlyVisibility',
        'Toggle reported messages only visibility',
        'yyy',
      ),
      row('panicButton', 'Panic button', 'yyn'),
      row('checkInAsAModerator', 'Check in as a moderator', 'yyn', {status: 'label'}),
    ],
  },
  {
    // Not rows of the published matrix; the page about channels states what these three roles do.
    title: 'Channels',
    permissions: [
      row('viewChannelsList', 'View channels list', 'yyy', derived),
      row('viewChannelMessages', 'View channel messages', 'yyv', {guestIsPublic: true}),
      row('createChannel', 'Create channel', 'ynn'),
      row('editChannel', 'Edit channel', 'ynn'),
      row('deleteChannel', 'Delete channel', 'ynn'),
      row('testChannelEvents', 'Test channel events', 'ynn', derived),
    ],
  },
  {
    title: 'Chat users',
    permissions: [
      row('viewUsersList', 'View users list', 'yyv', derived),
      row('searchByUserId', 'Search by user ID', 'yyv', derived),
      row('suspendUser', 'Suspend user', 'yyn', derived),
      row('banUser', 'Ban user', 'yyn', derived),
      row('liftSanction', 'Lift sanction', 'yyn', derived),
    ],
  },
  {
    title: 'Logs and analytics',
    permissions: [
      row('viewModerationLogs', 'View moderation logs', 'yyy', derived),
      row('exportLogsToCsv', 'Export logs to CSV', 'yyy', derived),
      row('viewAnalytics', 'View analytics', 'yny', derived),
      row('exportAnalytics', 'Export analytics', 'yny', derived),
    ],
  },
];

export const permissions: readonly Permission[] = permissionGroups.flatMap(
  (group) => group.permissions,
);

/** Whether an answer of the matrix is a proposal. */
export function isDerived(permission: Permission, role: Role): boolean {
  if (role === 'guest') {
    return permission.guest !== 'no' && !permission.guestIsPublic;
  }
  return permission.status !== 'public';
}

/** The page that prints the matrix, without base URL. */
export const permissionsPage =
  '/docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators';
