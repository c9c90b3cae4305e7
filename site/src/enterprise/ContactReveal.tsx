import { useQuery } from '@tanstack/react-query'
import type { ContactVO } from '@xinpu/sdk/types'
import { ContactCard } from '@xinpu/ui/enterprise'
import { Alert } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { contactOf } from './queries.ts'

/** Whom to call; the numbers come one contact at a time, for who is logged in. A login goes on with what was asked. */
export function ContactReveal({ contact }: { contact: ContactVO }) {
  const call = useCall()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const [isWanted, setWanted] = useState(false)
  const isAsked = isWanted && contact.isMasked && Boolean(who)
  const plain = useQuery({ ...contactOf(call, contact.id), enabled: isAsked, retry: false })

  function reveal() {
    setWanted(true)
    if (!who) openLogin()
    else if (plain.isError) void plain.refetch()
  }

  return (
    <>
      <ContactCard contact={plain.data ?? contact} onReveal={reveal} isRevealing={isAsked && plain.isFetching} />
      {plain.isError && <Alert tone="warn" title={plain.error.message || '号码没有取到，请再试一次'} />}
    </>
  )
}
