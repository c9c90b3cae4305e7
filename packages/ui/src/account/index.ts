export { AccountHome, type AccountHomeProps, type Todo } from './AccountHome/AccountHome.tsx'
export { AlertCentre, type AlertCentreProps } from './AlertCentre/AlertCentre.tsx'
export { BindDialog, type BindDialogProps } from './BindDialog/BindDialog.tsx'
export { BindingList, type BindingKind, type BindingListProps } from './BindingList/BindingList.tsx'
export { CloseAccount, type CloseAccountProps } from './CloseAccount/CloseAccount.tsx'
export { DeviceList, type DeviceListProps } from './DeviceList/DeviceList.tsx'
export { FavouriteList, type FavouriteListProps } from './FavouriteList/FavouriteList.tsx'
export { FeedbackList, type FeedbackListProps } from './FeedbackList/FeedbackList.tsx'
export { FollowList, type FollowListProps } from './FollowList/FollowList.tsx'
export { InviteRecords, type InviteRecordsProps } from './InviteRecords/InviteRecords.tsx'
export type { Listed, Paging } from '../primitives/ListRegion/listed.ts'
export { LoginGate, type GateNeed, type LoginGateProps } from './LoginGate/LoginGate.tsx'
export { MessageList, type MessageListProps } from './MessageList/MessageList.tsx'
export { PasswordForm, type PasswordChange, type PasswordFormProps } from './PasswordForm/PasswordForm.tsx'
export { PlanTable, type PlanTableProps } from './PlanTable/PlanTable.tsx'
export { PreferenceForm, type PreferenceFormProps } from './PreferenceForm/PreferenceForm.tsx'
export {
  ProfileForm,
  type ProfileChanges,
  type ProfileDraft,
  type ProfileFormProps,
} from './ProfileForm/ProfileForm.tsx'
export { ProofDialog, type OwnerProof, type ProofDialogProps } from './ProofDialog/ProofDialog.tsx'
export type { RecordKind } from './record-kinds.ts'
export { SearchList, type SearchListProps } from './SearchList/SearchList.tsx'
export { ShareCodeCard, type ShareCodeCardProps } from './ShareCodeCard/ShareCodeCard.tsx'
export {
  UserCenterNav,
  type UserCenterGroup,
  type UserCenterNavProps,
  type UserCenterWay,
} from './UserCenterNav/UserCenterNav.tsx'
export { ViewHistory, type ViewHistoryProps } from './ViewHistory/ViewHistory.tsx'
