import { mobileOf, phoneFault, type Phone } from '@xinpu/sdk/format'
import { useRef, useState } from 'react'
import { toast } from '../../primitives/Toast/toast.ts'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { tabPhone } from '../tab-phone.ts'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { LoginDialogProps, LoginMode } from './LoginDialog.tsx'

interface Problems {
  phone?: string
  secret?: string
}

export type LoginForm = ReturnType<typeof useLogin>

/** What is typed, what is wrong with it, and what happens on 登录. Lives as long as the page: closing keeps the phone. */
export function useLogin(props: LoginDialogProps & { countdown: Countdown }, mode: LoginMode) {
  const [phone, setPhone] = useState<Phone>(tabPhone.read)
  const [secret, setSecret] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState<'no' | 'sending' | 'entering'>('no')
  const [ownTick, setOwnTick] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const phoneRef = useRef<HTMLInputElement>(null)
  const secretRef = useRef<HTMLInputElement>(null)
  const tickRef = useRef<HTMLInputElement>(null)
  const isAgreed = props.agreement?.isSelected ?? ownTick

  const agree = (isSelected: boolean) => {
    setOwnTick(isSelected)
    setIsAsked(false)
    props.agreement?.onChange(isSelected)
  }

  /** The server's word is shown where it can be read again, and told. */
  const refuse = (error: unknown, otherwise: string) => {
    const message = refusalOf(error, otherwise)
    setRefusal(message)
    toast.error(message)
  }

  const sendCode = async () => {
    setBusy('sending')
    setRefusal(undefined)
    try {
      const { retryAfter = 60 } = await props.sendCode(mobileOf(phone))
      props.countdown.start(mobileOf(phone), Date.now() + retryAfter * 1000)
      secretRef.current?.focus()
    } catch (error) {
      refuse(error, '短信未发出，请重试')
    } finally {
      setBusy('no')
    }
  }

  const enter = async () => {
    setBusy('entering')
    try {
      await (mode === 3
        ? props.loginByPassword({ mobile: mobileOf(phone), password: secret })
        : props.loginByCode({ mobile: mobileOf(phone), code: secret }))
    } catch (error) {
      secretRef.current?.select()
      return refuse(error, '网络超时，未登录')
    } finally {
      setBusy('no')
    }
    props.onLoggedIn?.()
    props.onOpenChange(false)
  }

  /** Phone, then code or password, then the tick: the first that is missing is told, and gets the focus. */
  const submit = () => {
    if (busy !== 'no') return
    const found = problemsOf(mode, phone, secret)
    setProblems(found)
    setRefusal(undefined)
    if (found.phone) return phoneRef.current?.focus()
    if (found.secret) return secretRef.current?.focus()
    whenAgreed(() => void enter())
  }

  const whenAgreed = (act: () => void) => {
    if (isAgreed) return act()
    setIsAsked(true)
    toast.warn('请阅读并同意用户服务协议')
    tickRef.current?.focus()
  }

  return {
    phone,
    secret,
    problems,
    refusal,
    busy,
    isAgreed,
    isAsked,
    phoneRef,
    secretRef,
    tickRef,
    agree,
    sendCode,
    submit,
    /** Does it once the agreement is ticked; else asks for the tick. */
    whenAgreed,
    changePhone: (next: Phone) => {
      setPhone(next)
      tabPhone.write(next)
      setProblems((all) => ({ ...all, phone: undefined }))
    },
    changeSecret: (next: string) => {
      setSecret(next)
      setProblems((all) => ({ ...all, secret: undefined }))
    },
    /** Another way to log in, or another day: the phone stays, what is secret goes. */
    forget: () => {
      setSecret('')
      setProblems({})
      setRefusal(undefined)
      setIsAsked(false)
    },
  }
}

function problemsOf(mode: LoginMode, phone: Phone, secret: string): Problems {
  const fault = phoneFault(phone)
  if (fault) return { phone: fault }
  if (secret.trim() === '') return { secret: mode === 3 ? '请输入密码' : '请输入短信验证码' }
  return {}
}
