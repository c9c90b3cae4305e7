import { formatAmount, formatNumber, formatUnitPrice, lineAmount, toMicro } from '@xinpu/sdk/format'
import type { MyDemand } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { Section } from '../../primitives/Section/Section.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import * as S from './PurchaseTable.styles.ts'

export interface PurchaseTableProps {
  /** Own demands, with what was quoted for them. */
  demands: Listed<MyDemand>
  paging: Paging
  /** Where the quotes for one are compared. */
  hrefOf: (demand: MyDemand) => Href
  /** Where the list of parts is that some were posted from. */
  bomHref: (id: number) => Href
  /** The next step where there is none. */
  whenEmpty: React.ReactNode
}

/** What is being bought: own demands by the list they came from, each with its quotes and the best of them. */
export const PurchaseTable = ({ demands, paging, hrefOf, bomHref, whenEmpty }: PurchaseTableProps) => (
  <ListRegion
    list={demands}
    paging={paging}
    shape="table"
    empty={
      <EmptyState title="还没有求购" why="粘贴一份 BOM，买不到的一键转成求购，报价在这里比较。" action={whenEmpty} />
    }
  >
    {(rows) =>
      [...Map.groupBy(rows, ({ bomId }) => bomId ?? 0)].map(([bom, group]) => (
        <Group
          key={bom}
          {...(bom > 0 && { bom: { name: group[0]?.bomName ?? `BOM ${bom}`, href: bomHref(bom) } })}
          demands={group}
          hrefOf={hrefOf}
        />
      ))
    }
  </ListRegion>
)

interface GroupProps {
  bom?: { name: string; href: Href }
  demands: readonly MyDemand[]
  hrefOf: PurchaseTableProps['hrefOf']
}

function Group({ bom, demands, hrefOf }: GroupProps) {
  const quoted = demands.filter(({ enquiryCount }) => enquiryCount > 0).length
  const title = bom?.name ?? '零散求购'

  return (
    <Section
      title={title}
      meta={`求购 ${demands.length}，有报价 ${quoted}`}
      {...(bom && { more: { href: bom.href, label: '打开 BOM' } })}
    >
      <S.Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">型号</th>
            <th scope="col">要</th>
            <th scope="col">报价</th>
            <th scope="col">最低报价，含税</th>
            <th scope="col">小计</th>
            <th scope="col">状态</th>
            <th scope="col">
              <span>操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {demands.map((demand) => (
            <Row key={demand.id} demand={demand} href={hrefOf(demand)} />
          ))}
        </tbody>
      </S.Table>
    </Section>
  )
}

function Row({ demand, href }: { demand: MyDemand; href: Href }) {
  const { model, quantity, enquiryCount, unreadCount, bestPrice } = demand
  const said = [demand.brand, demand.batchNo].filter(Boolean).join('　')

  return (
    <tr>
      <th scope="row">
        <Link href={href}>{model}</Link>
        {said && <S.Sub>{said}</S.Sub>}
      </th>
      <td data-word="要">{formatNumber(quantity)}</td>
      <td data-word="报价">
        {enquiryCount}
        {unreadCount > 0 && <S.Sub>{unreadCount} 个未读</S.Sub>}
      </td>
      <td data-word="最低报价，含税">{bestPrice === undefined ? '—' : formatUnitPrice(bestPrice)}</td>
      <td data-word="小计">
        <b>{bestPrice === undefined ? '—' : formatAmount(lineAmount(toMicro(bestPrice), quantity))}</b>
      </td>
      <td data-word="状态">
        <State {...demand} />
      </td>
      <td>
        <LinkButton href={href} size="sm">
          {enquiryCount > 0 ? '比价' : '看求购'}
        </LinkButton>
      </td>
    </tr>
  )
}

/** An open demand says whether there is something to decide. */
function State({ status, bestPrice, enquiryCount }: MyDemand) {
  if (status !== 'open') return <StatusTag kind="demand" status={status} />
  if (bestPrice !== undefined)
    return (
      <StatusTag tone="info" shape="half">
        可定
      </StatusTag>
    )
  return (
    <StatusTag tone="neutral" shape="ring">
      {enquiryCount > 0 ? '没有可接受的' : '等报价'}
    </StatusTag>
  )
}
