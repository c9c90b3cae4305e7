import { useRef, useState } from 'react'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import type { ProofDialogProps } from './ProofDialog.tsx'

export type Proving = ReturnType<typeof useProving>

/** A password, or the code that the bound number received. */
export function useProving({ hasPassword, sendCode, prove }: ProofDialogProps) {
  const [chosen, setWay] = useState<'password' | 'code'>('password')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [until, setUntil] = useState(0)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { serverErrors, attempt } = useRefused()
  const codeRef = useRef<HTMLInputElement>(null)
  const way = hasPassword ? chosen : 'code'

  const send = async () => {
    setSending(true)
    setProblem(undefined)
    try {
      const { retryAfter = 60 } = (await sendCode()) ?? {}
      setUntil(momentAfter(retryAfter))
      codeRef.current?.focus()
    } catch (error) {
      setProblem(refusalOf(error, '验证码未发出，请重试'))
    } finally {
      setSending(false)
    }
  }

  const submit = async () => {
    await attempt(() => prove(way === 'password' ? { password } : { code }))
    setPassword('')
    setCode('')
  }

  return {
    way,
    password,
    code,
    until,
    isSending,
    problem,
    serverErrors,
    codeRef,
    faults: way === 'password' ? passwordFaults(password) : codeFaults(code),
    changeWay: setWay,
    changePassword: setPassword,
    changeCode(next: string) {
      setCode(next)
      setProblem(undefined)
    },
    send,
    submit,
  }
}

const momentAfter = (seconds: number) => Date.now() + seconds * 1000

const passwordFaults = (password: string): FieldFault[] =>
  password === '' ? [{ field: 'pwd', message: '请输入登录密码' }] : []

function codeFaults(code: string): FieldFault[] {
  if (code.length === 6) return []
  return [{ field: 'code', message: code === '' ? '请输入验证码' : '验证码为 6 位数字' }]
}
