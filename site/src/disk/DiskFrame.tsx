import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { DiskOwner } from '@xinpu/sdk/types'
import { DiskHead } from '@xinpu/ui/disk'
import { SearchField } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { identity } from '../account/queries.ts'
import { useCall } from '../app/api.ts'
import { ForEnterprise } from '../enterprise/ForEnterprise.tsx'
import { diskHref, type diskRooms } from './places.ts'

interface DiskFrameProps {
  room: keyof typeof diskRooms
  owner: DiskOwner
  /** The words that the list is narrowed to; rooms without a search leave it out. */
  search?: { label: string; value: string | undefined }
  children: React.ReactNode
}

/** Whose disk it is, its four rooms (articles are a person's own), and the search; a company's disk is for who acts for a certified one. */
export function DiskFrame({ room, owner, search, children }: DiskFrameProps) {
  const call = useCall()
  const navigate = useNavigate()
  const roles = useQuery(identity(call))
  const isCompany = owner === 'enterprise'

  return (
    <>
      <DiskHead
        tabs={(['spec', 'file', ...(isCompany ? [] : (['article'] as const)), 'bin'] as const).map((id) => ({
          id,
          label: labels[id],
          href: diskHref(id, { owner }),
        }))}
        current={room}
        owners={
          (roles.data?.isEnterprise && room !== 'article') || isCompany
            ? { current: owner, hrefOf: (other: DiskOwner) => diskHref(room, { owner: other }) }
            : undefined
        }
        search={
          search && (
            <Words
              key={search.value ?? ''}
              {...search}
              onSearch={(keywords) => void navigate({ href: diskHref(room, { owner, keywords }) })}
            />
          )
        }
      />
      {isCompany ? (
        <ForEnterprise title="企业云盘" why="企业认证后，同事共用一个 100 GB 的云盘。">
          {children}
        </ForEnterprise>
      ) : (
        children
      )}
    </>
  )
}

const labels = { spec: '资料', file: '文件', article: '文章', bin: '回收站' } as const

interface WordsProps {
  label: string
  value: string | undefined
  onSearch: (words: string) => void
}

function Words({ label, value, onSearch }: WordsProps) {
  const [typed, setTyped] = useState(value ?? '')
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      onChange={setTyped}
      onSearch={onSearch}
    />
  )
}
