import { useQuery } from '@tanstack/react-query'
import type { ContactVO } from '@xinpu/sdk/types'
import { ContactTable } from '@xinpu/ui/enterprise'
import { Button, Icon, ListToolbar } from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { CompanyContact } from './CompanyContact.tsx'
import { ContactMenu } from './ContactMenu.tsx'
import { ForEnterprise } from './ForEnterprise.tsx'
import { contactPageSize, myContacts } from './queries.ts'

/** R114, room 20: whom others may call at the person's company. */
export const ContactRoom = ({ search }: RoomProps) => (
  <ForEnterprise title="管理企业联系人" why="企业认证后，可以登记联系人；企业主页、代理商和贸易商主页会列出他们。">
    <OwnContacts page={search.page ?? 1} />
  </ForEnterprise>
)

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
