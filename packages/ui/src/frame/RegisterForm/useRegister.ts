import { useState } from 'react'
import { fieldFaultsOf } from '../../primitives/Form/field-faults.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { passwordFault } from '../../primitives/PasswordField/password.ts'
import type { Countdown } from '../CountdownButton/countdown.ts'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { useSmsCode } from './useSmsCode.ts'

/** What is typed, what is wrong with it, and what happens on 注册. */
export function useRegister(props: RegisterFormProps & { countdown: Countdown }) {
  const sms = useSmsCode(props)
  const [password, setPassword] = useState('')
  const [nickName, setNickName] = useState('')
  const [ownTick, setOwnTick] = useState(false)
  const [serverErrors, setServerErrors] = useState<readonly FieldFault[]>([])
  const isAgreed = props.agreement?.isSelected ?? ownTick
  const name = nickName.trim()

  const submit = async () => {
    setServerErrors([])
    try {
      await props.register({ mobile: sms.mobile, code: sms.code, password, ...(name && { nickName: name }) })
    } catch (error) {
      setServerErrors(fieldFaultsOf(error))
      throw error
    }
    props.onRegistered()
  }

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
    serverErrors,
    faults: [
      ...sms.faults,
      ...faultOf('pwd', passwordFault(password)),
      ...faultOf('nickName', nameFault(name)),
      ...faultOf('agreement', isAgreed ? null : '请阅读并同意用户服务协议'),
    ],
    submit,
  }
}

const faultOf = (field: string, message: string | null): FieldFault[] => (message ? [{ field, message }] : [])

/** Left out, one is made from the number. */
const nameFault = (name: string) => (name !== '' && (name.length < 2 || name.length > 20) ? '昵称为 2–20 个字' : null)
