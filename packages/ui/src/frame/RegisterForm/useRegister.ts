import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { useNewAccount } from './useNewAccount.ts'

/** What is typed, what is wrong with it, and what happens on 注册. */
export function useRegister(props: RegisterFormProps & { countdown: Countdown }) {
  const account = useNewAccount(props)
  const { serverErrors, attempt } = useRefused()

  const submit = async () => {
    await attempt(() => props.register(account.draft))
    props.onRegistered()
  }

  return { account, serverErrors, faults: [...account.faults, ...account.agreementFaults], submit }
}
