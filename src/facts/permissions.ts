export const roles = ['supervisor', 'moderator', 'guest'] as const;

export type Role = (typeof roles)[number];

type Answer = 'yes' | 'view' | 'no';

export interface Permission extends Readonly<Record<Role, Answer>> {
  /** Anchor of the row, and what `<WhoCan do="…" />` names. */
  readonly id: string;
  /** As published, where it is. */
  readonly label: string;
  /**
   * - `public`: label and the answers for supervisor and moderator are published.
   * - `label`: only the label is published.
   * - `derived`: neither is.
   *
   * The published matrix has no column for guests. That they only read is published, so a guest's
   * “no” needs no mark; any other answer is derived, unless `guestIsPublic`.
   */
  readonly status: 'public' | 'label' | 'derived';
  /** What the label stands for on the screens, where its words differ. */
  readonly meaning?: {readonly text: string; readonly derived: boolean};
  readonly guestIsPublic?: boolean;
}

export interface PermissionGroup {
  readonly title: string;
  readonly permissions: readonly Permission[];
}

/** A row as `permissions.yaml` writes it. */
export interface WrittenPermission extends Pick<Permission, 'id' | 'label' | 'guestIsPublic'> {
  /** The first letters of the answers, in the order of `roles`. */
  readonly may: string;
  /** `public` where it is absent. */
  readonly status?: Permission['status'];
  /** What the label stands for: published, or proposed by us. */
  readonly means?: string;
  readonly proposes?: string;
}

const words: Readonly<Record<string, Answer>> = {y: 'yes', v: 'view', n: 'no'};

export function permissionOf(written: WrittenPermission): Permission {
  const {may, status = 'public', means, proposes, ...row} = written;
  const [supervisor = 'no', moderator = 'no', guest = 'no'] = [...may].map((it) => words[it]);
  const text = means ?? proposes;
  return {
    ...{...row, supervisor, moderator, guest, status},
    ...(text !== undefined && {meaning: {text, derived: means === undefined}}),
  };
}

export const permissionsOf = (facts: {
  readonly permissionGroups: readonly PermissionGroup[];
}): readonly Permission[] => facts.permissionGroups.flatMap((group) => group.permissions);

/** Whether an answer of the matrix is a proposal. */
export function isDerived({guest, guestIsPublic, status}: Permission, role: Role): boolean {
  return role === 'guest' ? guest !== 'no' && !guestIsPublic : status !== 'public';
}

/** The page that prints the matrix, without base URL. */
export const permissionsPage =
  '/docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators';
