import { useQuery } from '@tanstack/react-query'
import { companyRenew } from '@xinpu/sdk/company'
import { CompanySource, type Renewing } from '@xinpu/ui/company'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { countsOf } from './queries.ts'

const dayLong = 86_400_000

interface SourceProps {
  id: number
  source: string
  updateTime: string
}

/** Where a page of a company comes from and of when; asked anew once a day, by who is logged in. */
export function Source({ id, source, updateTime }: SourceProps) {
  const call = useCall()
  const act = useAct()
  const { now } = useVisit()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const { data: counts } = useQuery(countsOf(call, id))
  const [renewing, setRenewing] = useState<Renewing>({ state: 'idle' })

  async function renew() {
    if (!who) return openLogin()
    setRenewing({ state: 'pending' })
    try {
      const { changes } = await act(companyRenew, { id })
      setRenewing({ state: 'done', changes })
    } catch (error) {
      setRenewing({ state: 'refused', why: error instanceof Error ? error.message : '没有更新成功' })
    }
  }

  return (
    <CompanySource
      source={source}
      updateTime={updateTime}
      isAway={counts?.sourceState === 'away'}
      age={Math.floor((Date.parse(now) - Date.parse(updateTime)) / dayLong)}
      renewing={renewing}
      onRenew={() => void renew()}
    />
  )
}
