import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { EvidenceCardInput } from '@xinpu/sdk/enterprise'
import type { ContactVO } from '@xinpu/sdk/types'
import { EvidenceCard } from '@xinpu/ui/enterprise'
import { Link, Section } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { ContactReveal } from '../enterprise/ContactReveal.tsx'
import { companyPlace } from '../enterprise/places.ts'
import { evidenceOf } from '../enterprise/queries.ts'

/** What the records say about a supplier, each reason leading to its record; nothing waits for it. */
export function SupplierRecord({ owner, enterpriseId }: { owner: EvidenceCardInput; enterpriseId: number }) {
  const call = useCall()
  const place = usePlace()
  return (
    <Section title="供应商佐证" meta={<Link href={place(companyPlace(enterpriseId))}>企业主页</Link>}>
      <EvidenceCard evidence={shownOf(useQuery(evidenceOf(call, owner)))} />
    </Section>
  )
}

interface SupplierContactsProps {
  found: UseQueryResult<ContactVO[]>
  /** The first of them; without it all. */
  most?: number
}

/** Whom to call at a supplier. */
export const SupplierContacts = ({ found, most = 100 }: SupplierContactsProps) => (
  <Section title="联系人" meta={found.data && `${found.data.length} 位`}>
    <Region of={found}>
      {(contacts) =>
        contacts.length === 0
          ? '还没有公开联系人。'
          : contacts.slice(0, most).map((contact) => <ContactReveal key={contact.id} contact={contact} />)
      }
    </Region>
  </Section>
)
