export { blankDraft, type Certification, type CertifyDraft } from './CertifyForm/certify-draft.ts'
export { CertifyForm, type CertifyFormProps } from './CertifyForm/CertifyForm.tsx'
export type { Regions } from './CertifyForm/ProfileFields.tsx'
export { CertifyStatus, type CertifyStatusProps } from './CertifyStatus/CertifyStatus.tsx'
export { JoinForm, type JoinFormProps } from './JoinForm/JoinForm.tsx'
export { MemberTable, type MemberTableProps } from './MemberTable/MemberTable.tsx'
export {
  EnterpriseProfileForm,
  type EnterpriseProfile,
  type EnterpriseProfileFormProps,
} from './EnterpriseProfileForm/EnterpriseProfileForm.tsx'
