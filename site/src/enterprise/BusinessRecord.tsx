import { useQuery } from '@tanstack/react-query'
import { fullDay } from '@xinpu/sdk/format'
import type { TycCompany } from '@xinpu/sdk/types'
import { DescriptionList, Section } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { foundPlace, registerPlace } from '../company/places.ts'
import { companyHints, registered } from '../company/queries.ts'

/** What the business register says of a company, found by its code; nothing waits for it. */
export function BusinessRecord({ creditCode }: { creditCode: string }) {
  const call = useCall()
  const hints = useQuery(companyHints(call, creditCode))

  return (
    <Region of={hints}>
      {({ data }) => {
        const entry = data.find((hint) => hint.creditCode === creditCode)
        return entry ? <Entry id={entry.id} /> : <Unknown creditCode={creditCode} />
      }}
    </Region>
  )
}

function Entry({ id }: { id: number }) {
  const call = useCall()
  const place = usePlace()
  const found = useQuery(registered(call, id))

  return (
    <Section title="工商登记" more={{ href: place(registerPlace(id)), label: '全部工商信息' }}>
      <Region of={found}>{(company) => <DescriptionList items={factsOf(company)} />}</Region>
    </Section>
  )
}

const factsOf = (company: TycCompany) => [
  { label: '登记状态', value: company.regStatus },
  { label: '法定代表人', value: company.legalPersonName },
  { label: '注册资本', value: company.regCapital },
  { label: '成立日期', value: company.estiblishTime.slice(0, 10) },
  { label: '数据截至', value: fullDay(new Date(company.updateTime)) },
]

/** Nobody asked for its entry yet: it is looked for there. */
function Unknown({ creditCode }: { creditCode: string }) {
  const place = usePlace()
  return (
    <Section title="工商登记" more={{ href: place(foundPlace({ keywords: creditCode })), label: '查工商信息' }}>
      还没有查询过这家企业的登记信息。
    </Section>
  )
}
