import { mobileOf, phoneFault, type Phone } from '@xinpu/sdk/format'
import { emailCodeRules, faultOf } from '@xinpu/sdk/rules'
import { useRef, useState } from 'react'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { BindDialogProps } from './BindDialog.tsx'

const nobody: Phone = { area: '+86-', number: '' }

export type Binding = ReturnType<typeof useBinding>

/** A phone or an e-mail address, and the code that proves it. */
export function useBinding({ kind, sendCode, bind, onOpenChange, countdown }: BindDialogProps) {
  const [phone, setPhone] = useState(nobody)
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<FieldFault>()
  const { serverErrors, attempt } = useRefused()
  /** When each address may be asked for again, where nobody remembers it longer. */
  const [moments, setMoments] = useState<Record<string, number>>({})
  const addressRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)

  const address = kind === 'mobile' ? mobileOf(phone) : email.trim()
  const fault = kind === 'mobile' ? phoneFault(phone) : emailFault(email.trim())
  const put =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setProblem(undefined)
    }

  const send = async () => {
    setProblem(fault ? { field: kind, message: fault } : undefined)
    if (fault) return addressRef.current?.focus()
    setSending(true)
    try {
      const { retryAfter = 60 } = (await sendCode(address)) ?? {}
      const until = momentAfter(retryAfter)
      countdown?.start(address, until)
      setMoments((all) => ({ ...all, [address]: until }))
      codeRef.current?.focus()
    } catch (error) {
      setProblem({ field: 'code', message: refusalOf(error, '验证码未发出，请重试') })
    } finally {
      setSending(false)
    }
  }

  const submit = async () => {
    await attempt(() => bind({ address, code }))
    setPhone(nobody)
    setEmail('')
    setCode('')
    onOpenChange(false)
  }

  return {
    kind,
    phone,
    email,
    code,
    isSending,
    addressRef,
    codeRef,
    serverErrors,
    isAddressGiven: kind === 'mobile' ? phone.number !== '' : email.trim() !== '',
    until: moments[address] ?? countdown?.until(address) ?? 0,
    faults: [...(fault ? [{ field: kind, message: fault }] : []), ...codeFaults(code)],
    problemOf: (field: string) => (problem?.field === field ? problem.message : undefined),
    changePhone: put(setPhone),
    changeEmail: put(setEmail),
    changeCode: put(setCode),
    send,
    submit,
  }
}

const momentAfter = (seconds: number) => Date.now() + seconds * 1000

const emailFault = (email: string): string | undefined =>
  email === '' ? '请输入邮箱' : faultOf(emailCodeRules.email, email)

function codeFaults(code: string): FieldFault[] {
  if (code.length === 6) return []

  return [{ field: 'code', message: code === '' ? '请输入验证码' : '验证码为 6 位数字' }]
}
