import type { EnterpriseVO } from '@xinpu/sdk/types'
import { EnterpriseList } from '@xinpu/ui/enterprise'
import { Section } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { companyPlace, companySearchPlace } from '../enterprise/places.ts'

/** Certified companies of the newest posts. */
export function PostingCompanies({ enterprises }: { enterprises: readonly EnterpriseVO[] }) {
  const place = usePlace()
  return (
    <Section title="正在供求的企业" more={{ href: place(companySearchPlace()), label: '全部' }}>
      <EnterpriseList
        enterprises={{ data: [...enterprises], totalRecord: enterprises.length }}
        hrefOf={({ id }) => place(companyPlace(id))}
      />
    </Section>
  )
}
