import { mobileOf } from '@xinpu/sdk/format'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { CountdownButton } from '../../primitives/CountdownButton/CountdownButton.tsx'
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx'
import * as S from './LoginDialog.styles.ts'
import type { LoginForm } from './useLogin.ts'

interface LoginFieldsProps {
  mode: 1 | 3
  form: LoginForm
  /** When a phone may be sent another code. */
  until: (mobile: string) => number
  tick: React.ReactNode
  forgotten: Href
}

/** Phone and code, or phone and password. */
export function LoginFields({ mode, form, until, tick, forgotten }: LoginFieldsProps) {
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    form.submit()
  }

  return (
    <S.Form noValidate onSubmit={submit}>
      {form.refusal && <Alert tone="danger" title={form.refusal} />}
      <PhoneField value={form.phone} onChange={form.changePhone} error={form.problems.phone} inputRef={form.phoneRef} />
      {mode === 1 ? <Code form={form} until={until(mobileOf(form.phone))} /> : <Password form={form} />}
      <Button type="submit" tone="primary" size="lg" shape="block" isPending={form.busy === 'entering'}>
        {form.busy === 'entering' ? '登录中' : '登录'}
      </Button>
      <S.Under>
        {tick}
        {mode === 3 && <Link href={forgotten}>忘记密码</Link>}
      </S.Under>
    </S.Form>
  )
}

const Code = ({ form, until }: { form: LoginForm; until: number }) => (
  <S.Mono>
    <TextField
      label="短信验证码"
      value={form.secret}
      onChange={(text) => form.changeSecret(text.normalize('NFKC').replace(/\D/g, '').slice(0, 6))}
      suffix={
        <CountdownButton
          until={until}
          onPress={() => void form.sendCode()}
          isDisabled={form.phone.number === ''}
          isPending={form.busy === 'sending'}
        />
      }
      size="lg"
      error={form.problems.secret}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="请输入短信验证码"
      inputRef={form.secretRef}
    />
  </S.Mono>
)

function Password({ form }: { form: LoginForm }) {
  const [isShown, setIsShown] = useState(false)
  const drawing = isShown ? EyeOff : Eye

  return (
    <TextField
      label="密码"
      value={form.secret}
      onChange={form.changeSecret}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          tone="quiet"
          shape="icon"
          aria-label={isShown ? '隐藏密码' : '显示密码'}
          onPress={() => setIsShown(!isShown)}
        >
          <Icon of={drawing} />
        </Button>
      }
      size="lg"
      error={form.problems.secret}
      autoComplete="current-password"
      placeholder="请输入密码"
      inputRef={form.secretRef}
    />
  )
}
