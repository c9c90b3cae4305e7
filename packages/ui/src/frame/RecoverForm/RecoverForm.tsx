import { useId, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { Form } from '../../primitives/Form/Form.tsx'
import { passwordFault } from '../../primitives/PasswordField/password.ts'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { ResultPanel } from '../../primitives/ResultPanel/ResultPanel.tsx'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { tabCountdown } from '../tab-countdown.ts'
import { LoginWay, type LoginWayProps } from '../RegisterForm/LoginWay.tsx'
import { ProvedPhone } from '../RegisterForm/ProvedPhone.tsx'
import { Root } from '../RegisterForm/RegisterForm.styles.ts'
import { useSmsCode } from '../RegisterForm/useSmsCode.ts'

export interface RecoverFormProps extends LoginWayProps {
  /** Sends a code to `+86-13800000000`; tells after how many seconds another may be asked for. */
  sendCode: (mobile: string) => Promise<{ retryAfter?: number }>
  /** Sets the new password; rejects with the server's word, everything stays typed. */
  recover: (draft: { mobile: string; code: string; password: string }) => Promise<unknown>
  /** The new password holds. */
  onRecovered?: () => void
  /**
   * Remembers when another code may be sent.
   *
   * @default tabCountdown
   */
  countdown?: Countdown
  /**
   * The level of the heading: 1 where the form is the page.
   *
   * @default 1
   */
  level?: 1 | 2
}

/** Sets a new password for who forgot it, by a code to the phone. */
export function RecoverForm({ countdown = tabCountdown, level = 1, ...props }: RecoverFormProps) {
  const id = useId()
  const sms = useSmsCode({ ...props, countdown })
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const { serverErrors, attempt } = useRefused()
  const Heading = `h${level}` as const
  const fault = passwordFault(password)

  const submit = async () => {
    await attempt(() => props.recover({ mobile: sms.mobile, code: sms.code, password }))
    setDone(true)
    props.onRecovered?.()
  }

  if (isDone) return <Done level={level} loginHref={props.loginHref} onLogin={props.onLogin} />

  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>找回密码</Heading>
      <Form
        label="找回密码"
        submitLabel="重设密码"
        faults={[...sms.faults, ...(fault ? [{ field: 'pwd', message: fault }] : [])]}
        serverErrors={serverErrors}
        onSubmit={submit}
      >
        {(errorOf) => (
          <>
            <ProvedPhone sms={sms} errorOf={errorOf} />
            <PasswordField
              name="pwd"
              label="新密码"
              purpose="new"
              size="lg"
              value={password}
              onChange={setPassword}
              error={errorOf('pwd')}
            />
          </>
        )}
      </Form>
      <LoginWay ask="想起来了？" loginHref={props.loginHref} onLogin={props.onLogin} />
    </Root>
  )
}

const Done = ({ level, loginHref, onLogin }: LoginWayProps & { level: 1 | 2 }) => (
  <Card padding="none">
    <ResultPanel
      focus="comes"
      title="密码已重设，请用新密码登录"
      level={level}
      actions={
        onLogin ? (
          <Button tone="primary" onPress={onLogin}>
            登录
          </Button>
        ) : (
          loginHref !== undefined && (
            <LinkButton tone="primary" href={loginHref}>
              登录
            </LinkButton>
          )
        )
      }
    >
      其他设备上的登录都已退出。
    </ResultPanel>
  </Card>
)
