import { useQuery } from '@tanstack/react-query'
import { proofGive, proofSendCode } from '@xinpu/sdk/account'
import { ProofDialog, type OwnerProof } from '@xinpu/ui/account'
import { useRef, useState } from 'react'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { sendCode } from './send-code.ts'

/** Asks for the proof that some calls carry; undefined where the person would rather not. */
export function useOwnerProof() {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(proof: string | undefined) => void>(() => {})

  /** An account that can prove nothing has logged in a moment ago: the server knows. */
  async function ask(): Promise<string | undefined> {
    if (!who?.mobile && !who?.hasPassword) return (await call(proofGive, {})).proof
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    answer.current = resolve
    setOpen(true)
    return promise
  }

  function change(next: boolean) {
    setOpen(next)
    if (!next) answer.current(undefined)
  }

  async function prove(given: OwnerProof) {
    const { hashPassword } = await import('@xinpu/sdk/password')
    const { proof } = await call(proofGive, 'code' in given ? given : { pwd: hashPassword(given.password) })
    answer.current(proof)
    setOpen(false)
  }

  const dialog = who && (
    <ProofDialog
      isOpen={isOpen}
      onOpenChange={change}
      hasPassword={who.hasPassword}
      sendCode={() => sendCode(() => call(proofSendCode))}
      prove={prove}
      {...(who.mobile && { mobile: who.mobile })}
    />
  )

  return { ask, dialog }
}
