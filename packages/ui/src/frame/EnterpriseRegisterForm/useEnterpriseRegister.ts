import type { BusinessLicense } from '@xinpu/sdk/types'
import { useState } from 'react'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { fieldFaultsOf } from '../../primitives/Form/field-faults.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { useNewAccount } from '../RegisterForm/useNewAccount.ts'
import {
  blankEnterprise,
  enterpriseFaults,
  enterpriseOf,
  ownFault,
  type EnterpriseFields,
} from './enterprise-fields.ts'
import type { EnterpriseRegisterFormProps } from './EnterpriseRegisterForm.tsx'

export type EnterpriseRegister = ReturnType<typeof useEnterpriseRegister>

/** What is typed of account and enterprise, what the licence says, how far one is, and what happens on 注册. */
export function useEnterpriseRegister(props: EnterpriseRegisterFormProps & { countdown: Countdown }) {
  const account = useNewAccount(props)
  const [fields, setFields] = useState<EnterpriseFields>(() => ({ ...blankEnterprise, ...props.initial }))
  const [read, setRead] = useState<BusinessLicense>()
  const [serverErrors, setServerErrors] = useState<readonly FieldFault[]>([])
  const [isDone, setDone] = useState(false)

  const change = (part: Partial<EnterpriseFields>) => {
    const next = { ...fields, ...part }
    setFields(next)
    setServerErrors((all) => all.filter(({ field }) => !(field in part)))
    props.onChange?.(next)
  }

  const submit = async () => {
    setServerErrors([])
    try {
      await props.register({ ...account.draft, enterprise: enterpriseOf(fields, account.draft.mobile) })
    } catch (error) {
      setServerErrors(fieldFaultsOf(error).map(ownFault))
      throw error
    }
    setDone(true)
    props.onRegistered()
  }

  return {
    account,
    fields,
    change,
    licence: read?.url === fields.businessLicense?.url ? read : undefined,
    serverErrors,
    faults: [...account.faults, ...enterpriseFaults(fields), ...account.agreementFaults],
    step: isDone ? 2 : account.faults.length > 0 ? 0 : 1,
    isDone,
    submit,
    uploadLicence: async (file: File, call: Parameters<SendFile>[1]) => {
      const found = await props.uploadLicence(file, call)
      setRead(found)
      return found
    },
  }
}
