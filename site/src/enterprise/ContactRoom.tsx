import { useQuery } from '@tanstack/react-query'
import type { ContactVO } from '@xinpu/sdk/types'
import { ContactLookTable, ContactTable } from '@xinpu/ui/enterprise'
import { Button, Icon, LinkTabs, ListToolbar } from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { CompanyContact } from './CompanyContact.tsx'
import { ContactMenu } from './ContactMenu.tsx'
import { ForEnterprise } from './ForEnterprise.tsx'
import { companyPlace } from './places.ts'
import { contactPageSize, looksAtContacts, looksPageSize, myContacts } from './queries.ts'

/** R114, room 20: whom others may call at the person's company. */
export const ContactRoom = ({ search }: RoomProps) => (
  <ForEnterprise title="管理企业联系人" why="企业认证后，可以登记联系人；企业主页、代理商和贸易商主页会列出他们。">
    <Tabs search={search} />
  </ForEnterprise>
)

function Tabs({ search: { tab, page = 1 } }: RoomProps) {
  const current = oneIn(['contacts', 'looks'], tab)
  return (
    <>
      <LinkTabs
        label="企业联系人"
        current={current}
        items={[
          { id: 'contacts', label: '联系人', href: centerHref({ type: 20 }) },
          { id: 'looks', label: '查看记录', href: centerHref({ type: 20, tab: 'looks' }) },
        ]}
      />
      {current === 'looks' ? <Looks page={page} /> : <OwnContacts page={page} />}
    </>
  )
}

/** Who saw the numbers. */
function Looks({ page }: { page: number }) {
  const call = useCall()
  const place = usePlace()
  const { now } = useVisit()
  const today = useMemo(() => new Date(now), [now])
  const companyHref = useCallback((id: number) => place(companyPlace(id)), [place])

  return (
    <ContactLookTable
      looks={shownOf(useQuery(looksAtContacts(call, page)))}
      paging={{
        page,
        pageSize: looksPageSize,
        hrefFor: (other) => centerHref({ type: 20, tab: 'looks', page: other }),
      }}
      companyHref={companyHref}
      now={today}
    />
  )
}

function OwnContacts({ page }: { page: number }) {
  const call = useCall()
  const found = useQuery(myContacts(call, page))
  const shown = found.data?.data
  const [edited, setEdited] = useState<ContactVO | 'new'>()
  const actionOf = useCallback(
    (contact: ContactVO) => <ContactMenu contact={contact} shown={shown ?? []} page={page} onEdit={setEdited} />,
    [shown, page],
  )
  const add = (
    <Button tone="primary" onPress={() => setEdited('new')}>
      <Icon of={Plus} /> 新增联系人
    </Button>
  )
  const total = found.data?.totalRecord ?? 0

  return (
    <>
      {total > 0 && (
        <ListToolbar title="联系人" total={total}>
          {add}
        </ListToolbar>
      )}
      <ContactTable
        contacts={shownOf(found)}
        paging={{ page, pageSize: contactPageSize, hrefFor: (other) => centerHref({ type: 20, page: other }) }}
        actionOf={actionOf}
        addFirst={add}
      />
      {edited && <CompanyContact edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
