import { useId } from 'react'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { Form } from '../../primitives/Form/Form.tsx'
import type { AgreementPart } from '../AgreementTick/AgreementTick.tsx'
import { tabCountdown } from '../tab-countdown.ts'
import { AccountFields, AgreementField } from './AccountFields.tsx'
import { LoginWay, type LoginWayProps } from './LoginWay.tsx'
import * as S from './RegisterForm.styles.ts'
import { RegisterHead, type RegisterHeadProps } from './RegisterHead.tsx'
import { useRegister } from './useRegister.ts'

/** A new account, as it was typed. */
export interface RegisterDraft {
  /** `+86-13800000000`. */
  mobile: string
  code: string
  password: string
  /** Left out where none was wished for. */
  nickName?: string
}

/** What every form that makes an account is given. */
export interface NewAccountProps extends LoginWayProps, RegisterHeadProps {
  /** Sends a code to `+86-13800000000`; tells after how many seconds another may be asked for. */
  sendCode: (mobile: string) => Promise<{ retryAfter?: number }>
  /** The account is made. */
  onRegistered: () => void
  /** Opens the text of an agreement. */
  onOpenAgreement: (part: AgreementPart) => void
  /** The tick as this device remembers it; by itself the form forgets. */
  agreement?: { isSelected: boolean; onChange: (isSelected: boolean) => void }
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

export interface RegisterFormProps extends NewAccountProps {
  /** Makes the account; rejects with the server's word, everything stays typed. */
  register: (draft: RegisterDraft) => Promise<unknown>
}

/** Makes an account: a phone that was proved, a password, a name for who wants one. */
export function RegisterForm({ countdown = tabCountdown, level = 1, ...props }: RegisterFormProps) {
  const id = useId()
  const { account, ...form } = useRegister({ ...props, countdown })
  const Heading = `h${level}` as const

  return (
    <S.Root aria-labelledby={id}>
      <Heading id={id}>注册芯谱</Heading>
      <RegisterHead kind="personal" kinds={props.kinds} inviter={props.inviter} shareCode={props.shareCode} />
      <Form
        label="注册"
        submitLabel="注册"
        faults={form.faults}
        serverErrors={form.serverErrors}
        onSubmit={form.submit}
      >
        {(errorOf) => (
          <>
            <AccountFields account={account} errorOf={errorOf} />
            <AgreementField account={account} errorOf={errorOf} onOpen={props.onOpenAgreement} />
          </>
        )}
      </Form>
      <LoginWay ask="已有账号？" loginHref={props.loginHref} onLogin={props.onLogin} />
    </S.Root>
  )
}
