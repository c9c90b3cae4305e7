import { useState } from 'react'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { fieldFaultsOf } from '../../primitives/Form/field-faults.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { useNewAccount } from './useNewAccount.ts'

/** What is typed, what is wrong with it, and what happens on 注册. */
export function useRegister(props: RegisterFormProps & { countdown: Countdown }) {
  const account = useNewAccount(props)
  const [serverErrors, setServerErrors] = useState<readonly FieldFault[]>([])

  const submit = async () => {
    setServerErrors([])
    try {
      await props.register(account.draft)
    } catch (error) {
      setServerErrors(fieldFaultsOf(error))
      throw error
    }
    props.onRegistered()
  }

  return { account, serverErrors, faults: [...account.faults, ...account.agreementFaults], submit }
}
