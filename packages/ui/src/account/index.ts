export { BindingList, type BindingKind, type BindingListProps } from './BindingList/BindingList.tsx'
export { DeviceList, type DeviceListProps } from './DeviceList/DeviceList.tsx'
export { PasswordForm, type PasswordChange, type PasswordFormProps } from './PasswordForm/PasswordForm.tsx'
