import { useState } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { AgreementTick, type AgreementPart } from '../AgreementTick/AgreementTick.tsx'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { tabCountdown } from '../tab-countdown.ts'
import { QrLoginPanel, type QrState } from '../QrLoginPanel/QrLoginPanel.tsx'
import * as S from './LoginDialog.styles.ts'
import { LoginFields } from './LoginFields.tsx'
import { Others, Ways } from './LoginWays.tsx'
import { useLogin, type LoginForm } from './useLogin.ts'

/** 1 a code by SMS, 2 a code for 微信, 3 a password. */
export type LoginMode = 1 | 2 | 3

export interface LoginDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Sends a code to `+86-13800000000`; tells after how many seconds another may be asked for. */
  sendCode: (mobile: string) => Promise<{ retryAfter?: number }>
  /** Logs in with the code; rejects with the server's word. */
  loginByCode: (login: { mobile: string; code: string }) => Promise<unknown>
  /** Logs in with the password as it was typed; rejects with the server's word. */
  loginByPassword: (login: { mobile: string; password: string }) => Promise<unknown>
  /** The person is in: greet (‘登录成功!’) and go on with what was wanted. The dialog closes right after. */
  onLoggedIn?: () => void
  /** Opens the text of an agreement. */
  onOpenAgreement: (part: AgreementPart) => void
  /** Where to register, and where to choose a new password. */
  places: { register: Href; forgotten: Href }
  /** The tick as this device remembers it; by itself the dialog forgets. */
  agreement?: { isSelected: boolean; onChange: (isSelected: boolean) => void }
  /** What goes on after the login: ‘下载 3 份资料’. */
  intentText?: string
  /**
   * For whom it opens: anyone, or who wants to read messages.
   *
   * @default 'plain'
   */
  variant?: 'plain' | 'message'
  /**
   * The way shown first.
   *
   * @default 1
   */
  initialMode?: LoginMode
  /**
   * Where a login by 微信 stands.
   *
   * @default 'unavailable'
   */
  wechat?: QrState
  /** The picture of the code, and how to get another. */
  qr?: { image: string; onRefresh: () => void }
  /** Another way was turned to: a good moment to fetch a code for 微信. */
  onMode?: (mode: LoginMode) => void
  /** Logs in by way of another site, once the agreement is ticked; without it, no such ways are offered. */
  onThirdParty?: (way: 'wechat' | 'qq') => void
  /** It opened by itself: the page behind still scrolls. */
  autoOpened?: boolean
  /**
   * Remembers when another code may be sent.
   *
   * @default tabCountdown
   */
  countdown?: Countdown
}

/** Asks who is there, in one of three ways, and says what goes on afterwards. */
export function LoginDialog({
  countdown = tabCountdown,
  initialMode = 1,
  wechat = 'unavailable',
  ...props
}: LoginDialogProps) {
  const [mode, setMode] = useState(initialMode)
  const form = useLogin({ ...props, countdown }, mode)

  useTurn(props.isOpen, () => {
    if (props.isOpen) setMode(initialMode)
    form.forget()
  })
  const turnTo = (next: LoginMode) => {
    setMode(next)
    form.forget()
    props.onMode?.(next)
  }
  const tick = (
    <AgreementTick
      isSelected={form.isAgreed}
      onChange={form.agree}
      onOpen={props.onOpenAgreement}
      isAsked={form.isAsked}
      inputRef={form.tickRef}
    />
  )

  return (
    <Dialog
      title={props.variant === 'message' ? '登录后查看消息' : '登录芯谱'}
      subtitle={props.intentText && `登录后继续：${props.intentText}`}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      autoOpened={props.autoOpened}
      actions={<Ways mode={mode} onChange={turnTo} />}
      footer={
        <Others
          onThirdParty={props.onThirdParty && agreedWay(form, props.onThirdParty)}
          register={props.places.register}
        />
      }
    >
      <S.Body>
        {mode !== 2 && (
          <LoginFields mode={mode} form={form} until={countdown.until} tick={tick} forgotten={props.places.forgotten} />
        )}
        {mode === 2 && wechat !== 'unavailable' && tick}
        {mode === 2 && (
          <QrLoginPanel
            state={wechat}
            image={props.qr?.image}
            isAgreed={form.isAgreed}
            onRefresh={props.qr?.onRefresh}
            onUseSms={() => turnTo(1)}
          />
        )}
      </S.Body>
    </Dialog>
  )
}

/** No way in leads past the agreement. */
const agreedWay =
  (form: LoginForm, leave: (way: 'wechat' | 'qq') => void) =>
  (way: 'wechat' | 'qq'): void =>
    form.whenAgreed(() => leave(way))

/** Acts while it renders, when something turns: the picture before is never shown. */
function useTurn(value: boolean, act: () => void) {
  const [before, setBefore] = useState(value)
  if (value === before) return
  setBefore(value)
  act()
}
