import type { ContactVO } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { Care, contactColumns, Person, Ways } from './contact-columns.tsx'
import * as S from './ContactTable.styles.ts'

export interface ContactTableProps {
  /** A page of contacts in their order, that it is on its way, or why it did not come. */
  contacts: Listed<ContactVO>
  paging: Paging
  /** What the owner can do with a contact. */
  actionOf: (contact: ContactVO) => React.ReactNode
  /** Adds the first. */
  addFirst: React.ReactNode
}

/** Whom a company lets others call, in the order they are shown. */
export function ContactTable({ contacts, paging, actionOf, addFirst }: ContactTableProps) {
  const columns = useMemo(() => contactColumns(actionOf), [actionOf])

  return (
    <PagedTable<ContactVO>
      {...paging}
      caption="企业联系人"
      items={contacts}
      columns={columns}
      rowKey={({ id }) => String(id)}
      renderCard={(contact) => (
        <S.Card>
          <S.Head>
            <Person contact={contact} />
            {actionOf(contact)}
          </S.Head>
          <Ways contact={contact} />
          <Care contact={contact} />
        </S.Card>
      )}
      empty={<EmptyState title="还没有联系人" why="新增第一位，它就是默认联系人。" action={addFirst} />}
    />
  )
}
