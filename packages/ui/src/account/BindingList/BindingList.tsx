import type { BindingInfo } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './BindingList.styles.ts'

export type BindingKind = 'mobile' | 'email' | 'wechat' | 'qq'

export interface BindingListProps {
  /** What the account is bound to, masked. */
  bindings: BindingInfo
  /** Binds one, or replaces the phone or the address that is bound. */
  onBind: (kind: BindingKind) => void
  /** Gives up 微信 or QQ after it was confirmed; rejects with the server's word. */
  onUnbind: (kind: BindingKind) => Promise<unknown>
  /** The one that is being bound: its button waits. */
  pending?: BindingKind
}

/** What the account is bound to: phone, e-mail, 微信, QQ. */
export function BindingList({ bindings, onBind, onUnbind, pending }: BindingListProps) {
  const [asked, setAsked] = useState<Social>('wechat')
  const [isAsking, setAsking] = useState(false)

  const press = (kind: BindingKind, isBound: boolean) => {
    if (!isBound || !isSocial(kind)) return onBind(kind)
    setAsked(kind)
    setAsking(true)
  }

  return (
    <>
      <S.List aria-label="账号绑定">
        {bindingsOf(bindings).map(({ kind, isBound, value }) => {
          const verb = !isBound ? '绑定' : isSocial(kind) ? '解绑' : '更换'
          return (
            <S.Row key={kind}>
              <S.Name>{names[kind]}</S.Name>
              <S.Value $isNumber={!isSocial(kind)}>{value}</S.Value>
              <StatusTag tone={isBound ? 'ok' : 'neutral'} shape={isBound ? 'full' : 'ring'}>
                {isBound ? '已绑定' : '未绑定'}
              </StatusTag>
              <Button
                size="sm"
                isPending={pending === kind}
                aria-label={`${verb}${names[kind]}`}
                onPress={() => press(kind, isBound)}
              >
                {verb}
              </Button>
            </S.Row>
          )
        })}
      </S.List>
      <ConfirmDialog
        title={`解绑${names[asked]}`}
        verb={`解绑${names[asked]}`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={() => onUnbind(asked)}
        failureOf={(error) => refusalOf(error, '没有解绑，请再试一次')}
      >
        解绑之后不能再用{names[asked]}登录这个账号，可以重新绑定。
        {!bindings.mobile && '这个账号还没有绑定手机，请先绑定手机，以免登录不了。'}
      </ConfirmDialog>
    </>
  )
}

type Social = 'wechat' | 'qq'
const isSocial = (kind: BindingKind): kind is Social => kind === 'wechat' || kind === 'qq'

const names: Record<BindingKind, string> = { mobile: '手机', email: '邮箱', wechat: '微信', qq: 'QQ' }

const bindingsOf = (info: BindingInfo): { kind: BindingKind; isBound: boolean; value?: string }[] => [
  { kind: 'mobile', isBound: Boolean(info.mobile), value: info.mobile },
  { kind: 'email', isBound: Boolean(info.email), value: info.email },
  { kind: 'wechat', isBound: info.wxBound, value: info.wxNickName },
  { kind: 'qq', isBound: info.qqBound, value: info.qqNickName },
]
