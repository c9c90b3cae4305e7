import { creditCodeFault } from '@xinpu/sdk/format'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { mobileFault } from '../../primitives/PhoneField/mobile-text.ts'
import { webAddressFault } from '../../primitives/TextField/web-address.ts'
import type { CertifyDraft, Profile } from './certify-draft.ts'

/** What is wrong with an application, in the order of its fields. */
export const certifyFaults = (draft: CertifyDraft): FieldFault[] => [
  ...fault('businessLicense', draft.businessLicense ? null : '请上传营业执照'),
  ...fault('name', draft.name.trim() ? null : '请输入企业名称'),
  ...fault('creditCode', creditCodeFault(draft.creditCode)),
  ...fault('type', draft.type.length > 0 ? null : '请选择企业类型'),
  ...fault('validTo', draft.isLongTerm || draft.validTo ? null : '请选择有效期，没有期限的勾选长期'),
  ...fault('authName', draft.authName.trim() ? null : '请输入认证人姓名'),
  ...fault('authMobile', mobileFault(draft.authMobile)),
  ...profileFaults(draft),
]

/** What is wrong with what visitors read. */
export const profileFaults = ({ website }: Pick<Profile, 'website'>): FieldFault[] =>
  fault('website', webAddressFault('公司网址', website))

const fault = (field: string, message: string | null): FieldFault[] => (message ? [{ field, message }] : [])
