import type { TycCompany } from '@xinpu/sdk/types'
import { CompanySection } from '@xinpu/ui/company'
import { DescriptionList, Link } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { personPlace, snapshotPlace } from './places.ts'

/** 工商信息: the entry itself. */
export function BaseFacts({ company }: { company: TycCompany }) {
  const place = usePlace()
  const { id, legalPersonId, legalPersonName } = company
  const person =
    legalPersonId === undefined ? (
      legalPersonName
    ) : (
      <Link href={place(personPlace(id, legalPersonId))}>{legalPersonName}</Link>
    )

  return (
    <CompanySection id="base" title="工商信息" more={{ href: place(snapshotPlace(id)), label: '快照' }}>
      <DescriptionList
        columns={2}
        items={[
          { label: '统一社会信用代码', value: company.creditCode, copy: company.creditCode },
          { label: '法定代表人', value: person },
          ...factsOf(company),
        ]}
      />
      <DescriptionList
        items={[
          { label: '住所', value: company.regLocation },
          { label: '经营范围', value: company.businessScope },
        ]}
      />
    </CompanySection>
  )
}

const dayOf = (time: string | undefined) => time?.slice(0, 10)

const factsOf = (company: TycCompany) =>
  [
    { label: '注册资本', value: company.regCapital },
    { label: '实缴资本', value: company.actualCapital },
    { label: '成立日期', value: dayOf(company.estiblishTime) },
    {
      label: '营业期限',
      value: `${dayOf(company.fromTime ?? company.estiblishTime)} 至 ${dayOf(company.toTime) ?? '长期'}`,
    },
    { label: '核准日期', value: dayOf(company.approvedTime) },
    { label: '登记机关', value: company.regInstitute },
    { label: '企业类型', value: company.companyOrgType },
    { label: '行业', value: company.industry },
    { label: '工商注册号', value: company.regNumber },
    { label: '组织机构代码', value: company.orgNumber },
    { label: '纳税人资质', value: company.taxpayerType },
    { label: '参保人数', value: company.insuredCount === undefined ? undefined : `${company.insuredCount} 人` },
  ].filter(({ value }) => value !== undefined)
