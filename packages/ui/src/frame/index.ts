// `LoginDialog`, `NavCustomDialog` and `RecentViewsDrawer` have doors of their own: they are loaded when first opened.
export { activeTab, type Tab } from './active-tab.ts'
export { localStore, type LocalStore, type LocalStoreOptions } from './local-store.ts'
export { AppRelease, type AppReleaseProps } from './AppRelease/AppRelease.tsx'
export {
  AgreementEdition,
  AgreementVersions,
  type AgreementVersionsProps,
} from './AgreementVersions/AgreementVersions.tsx'
export { AgreementTick, type AgreementPart, type AgreementTickProps } from './AgreementTick/AgreementTick.tsx'
export { BareHeader, type BareHeaderProps } from './BareHeader/BareHeader.tsx'
export { DocPage, type DocPageProps, type DocSection } from './DocPage/DocPage.tsx'
export type { EnterpriseFields, NewEnterprise } from './EnterpriseRegisterForm/enterprise-fields.ts'
export {
  EnterpriseRegisterForm,
  type EnterpriseRegisterDraft,
  type EnterpriseRegisterFormProps,
} from './EnterpriseRegisterForm/EnterpriseRegisterForm.tsx'
export { FeedbackDialog, type Feedback, type FeedbackDialogProps } from './FeedbackDialog/FeedbackDialog.tsx'
export { navConfig, navOpenMode, useNavConfig, type NavConfig, type OpensIn } from './nav-config.ts'
export { NavDropdown, type NavDropdownProps } from './NavDropdown/NavDropdown.tsx'
export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage/NotFoundPage.tsx'
export { NoticeBar, type NoticeBarProps, type NoticeTone } from './NoticeBar/NoticeBar.tsx'
export { LateOfflineBar } from './OfflineBar/LateOfflineBar.tsx'
export { OfflineBar, type OfflineBarProps } from './OfflineBar/OfflineBar.tsx'
export { QrLoginPanel, type QrLoginPanelProps, type QrState } from './QrLoginPanel/QrLoginPanel.tsx'
export { RecoverForm, type RecoverFormProps } from './RecoverForm/RecoverForm.tsx'
export { RegisterForm, type RegisterDraft, type RegisterFormProps } from './RegisterForm/RegisterForm.tsx'
export type { RegisterKind } from './RegisterForm/RegisterHead.tsx'
export { RouteProgress, type RouteProgressProps } from './RouteProgress/RouteProgress.tsx'
export { SideMenu, type SideMenuProps, type SideTools } from './SideMenu/SideMenu.tsx'
export { SiteFooter, type FooterPlaces, type SiteFooterProps } from './SiteFooter/SiteFooter.tsx'
export type { NavList } from './SiteHeader/nav-lists.ts'
export { SiteHeader, type HeaderPlaces, type SiteHeaderProps } from './SiteHeader/SiteHeader.tsx'
export { tabCountdown } from './tab-countdown.ts'
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch/ThemeSwitch.tsx'
export { TopMenu, type TopMenuItem, type TopMenuProps } from './TopMenu/TopMenu.tsx'
export { UserAgreementDialog, type UserAgreementDialogProps } from './UserAgreementDialog/UserAgreementDialog.tsx'
export { UserAvatar, type UserAvatarProps } from './UserAvatar/UserAvatar.tsx'
export type { FrameUser, UserPlaces } from './UserPopover/user-ways.tsx'
export { UserPopover, type UserPopoverProps } from './UserPopover/UserPopover.tsx'
export { isWebAddress } from './web-address.ts'
export { useUnreadTitle } from './useUnreadTitle.ts'
