import type { AdminEnterpriseDetail } from '@xinpu/sdk/types'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { Acts } from './Acts.tsx'
import { Block } from './Block.tsx'
import * as S from './EnterpriseDesk.styles.ts'
import { Facts } from './Facts.tsx'
import { Members } from './Members.tsx'

export interface EnterpriseDeskProps {
  /** The company, that it is on its way, or why it did not come. */
  item: AdminEnterpriseDetail | 'loading' | ErrorStateProps
  /** Where the company is seen by everybody. */
  hrefOfPage: (id: number) => Href
  /** Where one of its people is found among all. */
  hrefOfUser: (id: number) => Href
  /** Opens the company again, or blocks it for a reason; rejects with the server's word. */
  onSetStatus: (id: number, isActive: boolean, reason?: string) => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

/** One company at the desk: what it is, who acts for it, and what was done to it. */
export function EnterpriseDesk({ item, hrefOfPage, hrefOfUser, onSetStatus, now }: EnterpriseDeskProps) {
  if (item === 'loading') return <Skeleton shape="row" count={6} />
  if (!('members' in item)) return <ErrorState {...item} />

  return (
    <S.Root>
      <Section
        title={item.name}
        meta={<StatusTag kind="enterprise" status={item.status} />}
        {...(item.status === 'certified' && { more: { href: hrefOfPage(item.id), label: '企业主页' } })}
      >
        <Facts company={item} now={now} />
        <Block company={item} onSetStatus={onSetStatus} />
      </Section>
      <Section title="成员" meta={`${item.memberCount} 人`}>
        <Members members={item.members} hrefOfUser={hrefOfUser} now={now} />
      </Section>
      <Section title="处置记录">
        <Acts acts={item.acts} now={now} />
      </Section>
    </S.Root>
  )
}
