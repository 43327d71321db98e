import type {Permission, PermissionGroup} from '../../../src/facts/permissions';

const yes: Permission = {
  id: 'createRoom',
  label: 'Create room',
  supervisor: 'yes',
  moderator: 'no',
  guest: 'no',
  status: 'public',
};

export const rooms: PermissionGroup = {
  title: 'Rooms',
  permissions: [
    yes,
    {...yes, id: 'editRoom', label: 'Edit room'},
    {...yes, id: 'readRoom', label: 'Read room', moderator: 'yes', guest: 'view'},
    {...yes, id: 'closeRoom', label: 'Close room', moderator: 'yes', status: 'derived'},
    {...yes, id: 'checkIn', label: 'Check in', status: 'label'},
    {...yes, id: 'timers', label: 'Timers', supervisor: 'no'},
    {
      ...yes,
      id: 'acceptReport',
      label: 'Accept report',
      meaning: {text: 'delete the message', derived: true},
    },
  ],
};
