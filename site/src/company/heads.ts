import type { TycCompany } from '@xinpu/sdk/types'
import { breadcrumbs, jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of the look-up itself. */
export function lookupHead({ origin }: Visit) {
  const url = `${origin}/checkEnterprise`
  return {
    meta: [
      { title: titleOf('查企业 - 工商信息查询') },
      {
        name: 'description',
        content: '按企业名称、统一社会信用代码或人名查工商登记：股东、人员、变更、年报与司法记录，每条带来源和日期。',
      },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [jsonLd({ '@type': 'WebApplication', name: '查企业', url, applicationCategory: 'BusinessApplication' })],
  }
}

/** What search engines are told of a company of the register. */
export function registerHead(company: TycCompany, { origin }: Visit) {
  const { id, name, creditCode, legalPersonName, regLocation, estiblishTime, regStatus } = company
  const url = `${origin}/checkEnterprise/companyDetail/${id}`
  return {
    meta: [
      { title: titleOf(`${name} 工商信息、股东、风险`) },
      {
        name: 'description',
        content: `${name}，${regStatus}，法定代表人 ${legalPersonName}，统一社会信用代码 ${creditCode}。`,
      },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'Organization',
        name,
        url,
        taxID: creditCode,
        founder: { '@type': 'Person', name: legalPersonName },
        address: regLocation,
        foundingDate: estiblishTime.slice(0, 10),
      }),
      breadcrumbs(origin, [
        { name: '查企业', path: '/checkEnterprise' },
        { name, path: `/checkEnterprise/companyDetail/${id}` },
      ]),
    ],
  }
}

/** What search engines are told of a report: each year is a page of its own. */
export function reportHead(
  { name, id, year }: { name: string; id: number; year: number | undefined },
  { origin }: Visit,
) {
  const url = `${origin}/checkEnterprise/annualReport/${id}${year ? `?year=${year}` : ''}`
  return {
    meta: [{ title: titleOf(`${name} ${year ?? ''} 年报`) }],
    links: [{ rel: 'canonical', href: url }],
    scripts: year ? [jsonLd({ '@type': 'Report', name: `${name} ${year} 年度报告`, url })] : [],
  }
}
