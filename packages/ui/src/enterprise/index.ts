export { blankDraft, type Certification, type CertifyDraft } from './CertifyForm/certify-draft.ts'
export { CertifyForm, type CertifyFormProps } from './CertifyForm/CertifyForm.tsx'
export type { Regions } from './CertifyForm/ProfileFields.tsx'
export { CertifyStatus, type CertifyStatusProps } from './CertifyStatus/CertifyStatus.tsx'
export { JoinDialog, type JoinDialogProps } from './JoinDialog/JoinDialog.tsx'
export { JoinForm, type JoinFormProps } from './JoinForm/JoinForm.tsx'
export { MemberTable, type MemberTableProps } from './MemberTable/MemberTable.tsx'
export {
  EnterpriseProfileForm,
  type EnterpriseProfile,
  type EnterpriseProfileFormProps,
} from './EnterpriseProfileForm/EnterpriseProfileForm.tsx'
export { contactOf, isContactFields, type ContactFields } from './ContactDialog/contact-draft.ts'
export type { BrandsField } from './ContactDialog/CompanyFields.tsx'
export { ContactDialog, type ContactDialogProps } from './ContactDialog/ContactDialog.tsx'
export { ContactLookTable, type ContactLookTableProps } from './ContactLookTable/ContactLookTable.tsx'
export { ContactTable, type ContactTableProps } from './ContactTable/ContactTable.tsx'
export { EnterpriseCard, type EnterpriseCardProps } from './EnterpriseCard/EnterpriseCard.tsx'
export { EnterpriseList, type EnterpriseListProps } from './EnterpriseCard/EnterpriseList.tsx'
export { EvidenceCard, type EvidenceCardProps } from './EvidenceCard/EvidenceCard.tsx'
export { ContactCard, type ContactCardProps } from './ContactCard/ContactCard.tsx'
