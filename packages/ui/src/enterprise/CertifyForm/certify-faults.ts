import { creditCodeFault } from '@xinpu/sdk/format'
import { certifyRules, enterpriseProfileRules, faultsIn } from '@xinpu/sdk/rules'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { mobileFault } from '../../primitives/PhoneField/mobile-text.ts'
import { certificationOf, profileOf, type CertifyDraft, type Profile } from './certify-draft.ts'

/** What is wrong with an application, in the order of its fields. */
export const certifyFaults = (draft: CertifyDraft): FieldFault[] =>
  faultsIn(certifyRules, certificationOf(draft), {
    businessLicense: null,
    name: null,
    creditCode: creditCodeFault(draft.creditCode),
    type: null,
    validTo: !draft.isLongTerm && !draft.validTo && '请选择有效期，没有期限的勾选长期',
    authName: null,
    authMobile: mobileFault(draft.authMobile),
  })

/** What is wrong with what visitors read. */
export const profileFaults = (profile: Profile): FieldFault[] => faultsIn(enterpriseProfileRules, profileOf(profile))
