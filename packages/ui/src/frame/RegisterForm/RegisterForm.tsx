import type { UserBrief } from '@xinpu/sdk/types'
import { useId } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { AgreementTick, type AgreementPart } from '../AgreementTick/AgreementTick.tsx'
import { tabCountdown, type Countdown } from '../CountdownButton/countdown.ts'
import { LoginWay, type LoginWayProps } from './LoginWay.tsx'
import { ProvedPhone } from './ProvedPhone.tsx'
import * as S from './RegisterForm.styles.ts'
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

export interface RegisterFormProps extends LoginWayProps {
  /** Sends a code to `+86-13800000000`; tells after how many seconds another may be asked for. */
  sendCode: (mobile: string) => Promise<{ retryAfter?: number }>
  /** Makes the account; rejects with the server's word, everything stays typed. */
  register: (draft: RegisterDraft) => Promise<unknown>
  /** The account is made. */
  onRegistered: () => void
  /** Opens the text of an agreement. */
  onOpenAgreement: (part: AgreementPart) => void
  /** The code of an invitation: shown, not to be changed. */
  shareCode?: string
  /** Who invited. */
  inviter?: Pick<UserBrief, 'nickName' | 'avatar'>
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

/** Makes an account: a phone that was proved, a password, a name for who wants one. */
export function RegisterForm({ countdown = tabCountdown, level = 1, ...props }: RegisterFormProps) {
  const id = useId()
  const form = useRegister({ ...props, countdown })
  const Heading = `h${level}` as const

  return (
    <S.Root aria-labelledby={id}>
      <Heading id={id}>注册芯谱</Heading>
      <Invitation inviter={props.inviter} shareCode={props.shareCode} />
      <Form
        label="注册"
        submitLabel="注册"
        faults={form.faults}
        serverErrors={form.serverErrors}
        onSubmit={form.submit}
      >
        {(errorOf) => (
          <>
            <ProvedPhone sms={form.sms} errorOf={errorOf} />
            <PasswordField
              name="pwd"
              purpose="new"
              size="lg"
              value={form.password}
              onChange={form.setPassword}
              error={errorOf('pwd')}
            />
            <TextField
              label="昵称"
              name="nickName"
              size="lg"
              autoComplete="nickname"
              placeholder="选填，2–20 个字"
              value={form.nickName}
              onChange={form.setNickName}
              error={errorOf('nickName')}
            />
            <S.Agreement data-field="agreement">
              <AgreementTick
                isSelected={form.isAgreed}
                onChange={form.agree}
                onOpen={props.onOpenAgreement}
                isAsked={errorOf('agreement') !== undefined}
              />
              {errorOf('agreement') && <S.Problem>{errorOf('agreement')}</S.Problem>}
            </S.Agreement>
          </>
        )}
      </Form>
      <LoginWay ask="已有账号?" loginHref={props.loginHref} onLogin={props.onLogin} />
    </S.Root>
  )
}

function Invitation({ inviter, shareCode }: Pick<RegisterFormProps, 'inviter' | 'shareCode'>) {
  if (!inviter && !shareCode) return null

  return (
    <S.Invite>
      {inviter && (
        <>
          <Avatar user={inviter} size="sm" />
          <span>{inviter.nickName} 邀请你加入</span>
        </>
      )}
      {shareCode && (
        <S.ShareCode>
          邀请码 <b>{shareCode}</b>
        </S.ShareCode>
      )}
    </S.Invite>
  )
}
