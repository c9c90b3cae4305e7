import { useQuery } from '@tanstack/react-query'
import * as account from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { BindDialog, BindingList, type BindingKind } from '@xinpu/ui/account'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/api.ts'
import { Region } from './Region.tsx'
import { sendCode } from './send-code.ts'
import { leaveFor } from './social.ts'
import { useOwnerProof } from './use-owner-proof.tsx'

type Proved = 'mobile' | 'email'

const intents = { wechat: 'wxBound', qq: 'qqBound' } as const

/** The ways into the account: phone, mail, WeChat, QQ. */
export function BindingTab() {
  const call = useCall()
  const act = useAct()
  const bindings = useQuery(query(call, account.socialBindings, {}))
  const [kind, setKind] = useState<Proved>('mobile')
  const [isOpen, setOpen] = useState(false)
  const [proof, setProof] = useState<string>()
  const { ask, dialog } = useOwnerProof()

  async function begin(wanted: BindingKind) {
    try {
      const isFirstEmail = wanted === 'email' && !bindings.data?.email
      const given = isFirstEmail ? undefined : await ask()
      if (given === undefined && !isFirstEmail) return
      setProof(given)
      if (wanted !== 'mobile' && wanted !== 'email') return await leaveFor(call, intents[wanted], given)
      setKind(wanted)
      setOpen(true)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '绑定失败')
    }
  }

  async function unbind(given: BindingKind) {
    const op = given === 'wechat' ? account.socialUnbindWx : account.socialUnbindQq
    const owner = await ask()
    if (owner === undefined) return
    await act(op, { proof: owner }, () => toast.success('已解绑'))
  }

  async function bind({ address, code }: { address: string; code: string }) {
    const done = () => {
      setOpen(false)
      toast.success('绑定成功')
    }
    if (kind === 'mobile')
      await act(account.contactPointBindMobile, { mobile: address, code, proof: proof ?? '' }, done)
    else await act(account.contactPointBindEmail, { email: address, code, ...(proof && { proof }) }, done)
  }

  return (
    <Region of={bindings}>
      {(known) => (
        <>
          <BindingList bindings={known} onBind={(wanted) => void begin(wanted)} onUnbind={unbind} />
          <BindDialog
            kind={kind}
            isOpen={isOpen}
            onOpenChange={setOpen}
            sendCode={(address) =>
              sendCode(() =>
                kind === 'mobile'
                  ? call(account.sessionSendNotice, { mobile: address })
                  : call(account.contactPointSendEmailCode, { email: address }),
              )
            }
            bind={bind}
            {...(known[kind] && { current: known[kind] })}
          />
          {dialog}
        </>
      )}
    </Region>
  )
}
