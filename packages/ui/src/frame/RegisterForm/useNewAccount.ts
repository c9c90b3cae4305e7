import { useState } from 'react'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { passwordFault } from '../../primitives/PasswordField/password.ts'
import type { NewAccountProps } from './RegisterForm.tsx'
import { useSmsCode } from './useSmsCode.ts'

export type NewAccount = ReturnType<typeof useNewAccount>

/** What every new account is asked for, and what is wrong with it. */
export function useNewAccount(props: NewAccountProps & { countdown: Countdown }) {
  const sms = useSmsCode(props)
  const [password, setPassword] = useState('')
  const [nickName, setNickName] = useState('')
  const [ownTick, setOwnTick] = useState(false)
  const isAgreed = props.agreement?.isSelected ?? ownTick
  const name = nickName.trim()

  return {
    sms,
    password,
    setPassword,
    nickName,
    setNickName,
    isAgreed,
    agree: (isSelected: boolean) => {
      setOwnTick(isSelected)
      props.agreement?.onChange(isSelected)
    },
    draft: { mobile: sms.mobile, code: sms.code, password, ...(name && { nickName: name }) },
    faults: [...sms.faults, ...faultOf('pwd', passwordFault(password)), ...faultOf('nickName', nameFault(name))],
    agreementFaults: faultOf('agreement', isAgreed ? null : '请阅读并同意用户服务协议'),
  }
}

const faultOf = (field: string, message: string | null): FieldFault[] => (message ? [{ field, message }] : [])

/** Left out, one is made from the number. */
const nameFault = (name: string) => (name !== '' && (name.length < 2 || name.length > 20) ? '昵称为 2–20 个字' : null)
