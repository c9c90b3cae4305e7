export { AuditDesk, type AuditDeskProps, type AuditPlace, type AuditRefusal } from './AuditDesk/AuditDesk.tsx'
export { AuditTable, type AuditFilter, type AuditTableProps } from './AuditTable/AuditTable.tsx'
export { DeskLog, type DeskLogFilter, type DeskLogProps } from './DeskLog/DeskLog.tsx'
export { FeedbackTable, type FeedbackTableProps } from './FeedbackTable/FeedbackTable.tsx'
export { HealthList, type HealthListProps } from './HealthList/HealthList.tsx'
export {
  PlatformMessageForm,
  type PlatformMessage,
  type PlatformMessageFormProps,
} from './PlatformMessageForm/PlatformMessageForm.tsx'
export { RoleTable, type RoleTableProps } from './RoleTable/RoleTable.tsx'
export { UserTable, type UserTableProps } from './UserTable/UserTable.tsx'
