import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { Form, type FieldFault } from '../../primitives/Form/Form.tsx'
import { passwordFault } from '../../primitives/PasswordField/password.ts'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import * as S from './PasswordForm.styles.ts'

export interface PasswordChange {
  /** The one that held; left out by who had none. */
  old?: string
  next: string
}

export interface PasswordFormProps {
  /** Whether the account has a password that must be told. */
  hasPassword: boolean
  /** Sets the password; rejects with the server's word, everything stays typed. */
  change: (change: PasswordChange) => Promise<unknown>
}

/** Replaces the password of who is logged in, or sets the first one. */
export function PasswordForm({ hasPassword, change }: PasswordFormProps) {
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [done, setDone] = useState<string>()
  const { serverErrors, attempt } = useRefused()
  const label = hasPassword ? '修改密码' : '设置密码'

  const submit = async () => {
    setDone(undefined)
    await attempt(() => change({ ...(hasPassword && { old }), next }))
    setOld('')
    setNext('')
    setDone(hasPassword ? '密码已修改' : '密码已设置')
  }

  return (
    <S.Root>
      {done && (
        <Alert tone="ok" title={done}>
          其他设备上的登录都已退出。
        </Alert>
      )}
      <Form
        label={label}
        submitLabel={label}
        faults={faultsOf(hasPassword ? old : undefined, next)}
        serverErrors={serverErrors}
        onSubmit={submit}
      >
        {(errorOf) => (
          <>
            {hasPassword && (
              <PasswordField
                name="oldPwd"
                label="原密码"
                placeholder="请输入原密码"
                value={old}
                onChange={setOld}
                error={errorOf('oldPwd')}
              />
            )}
            <PasswordField
              name="pwd"
              label="新密码"
              placeholder="请输入新密码"
              purpose="new"
              value={next}
              onChange={setNext}
              error={errorOf('pwd')}
            />
          </>
        )}
      </Form>
    </S.Root>
  )
}

function faultsOf(old: string | undefined, next: string): FieldFault[] {
  const fault = next === '' ? '请输入新密码' : next === old ? '新密码不能与原密码相同' : passwordFault(next)
  return [
    ...(old === '' ? [{ field: 'oldPwd', message: '请输入原密码' }] : []),
    ...(fault ? [{ field: 'pwd', message: fault }] : []),
  ]
}
