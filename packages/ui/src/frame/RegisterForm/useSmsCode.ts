import { mobileOf, phoneFault, type Phone } from '@xinpu/sdk/format'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { toast } from '../../primitives/Toast/toast.ts'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { tabPhone } from '../tab-phone.ts'

interface Terms {
  sendCode: (mobile: string) => Promise<{ retryAfter?: number }>
  countdown: Countdown
}

export type SmsCode = ReturnType<typeof useSmsCode>

/** What the server renders: it knows no phone. */
const unknown: Phone = { area: '+86-', number: '' }

/** A phone and the code that proves it; the phone is the one of the login, and stays as long as the tab. */
export function useSmsCode({ sendCode, countdown }: Terms) {
  const phone = useSyncExternalStore(tabPhone.subscribe, tabPhone.read, () => unknown)
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<FieldFault>()
  const phoneRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)
  const mobile = mobileOf(phone)
  const fault = phoneFault(phone)

  const refuse = (error: unknown) => {
    const message = refusalOf(error, '短信未发出，请重试')
    setProblem({ field: 'code', message })
    toast.error(message)
  }

  const send = async () => {
    setProblem(fault ? { field: 'mobile', message: fault } : undefined)
    if (fault) return phoneRef.current?.focus()
    setSending(true)
    try {
      const { retryAfter = 60 } = await sendCode(mobile)
      countdown.start(mobile, momentAfter(retryAfter))
      codeRef.current?.focus()
    } catch (error) {
      refuse(error)
    } finally {
      setSending(false)
    }
  }

  return {
    phone,
    mobile,
    code,
    isSending,
    until: countdown.until(mobile),
    phoneRef,
    codeRef,
    faults: codeFaults(fault, code),
    problemOf: (field: string) => (problem?.field === field ? problem.message : undefined),
    send,
    changePhone: (next: Phone) => {
      tabPhone.write(next)
      setProblem(undefined)
    },
    changeCode: (next: string) => {
      setCode(next)
      setProblem(undefined)
    },
  }
}

const momentAfter = (seconds: number) => Date.now() + seconds * 1000

function codeFaults(phone: string | null, code: string): FieldFault[] {
  const ofCode = code === '' ? '请输入短信验证码' : code.length < 6 ? '验证码为 6 位数字' : null
  return [
    ...(phone ? [{ field: 'mobile', message: phone }] : []),
    ...(ofCode ? [{ field: 'code', message: ofCode }] : []),
  ]
}
