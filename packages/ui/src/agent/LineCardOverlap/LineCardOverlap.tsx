import { formatNumber } from '@xinpu/sdk/format'
import type { AgentVO, SpecBrand } from '@xinpu/sdk/types'
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Cover } from './Cover.tsx'
import * as S from './LineCardOverlap.styles.ts'
import { sentenceOf, titleOf, verdictOf } from './verdict.ts'

type Brand = Pick<SpecBrand, 'brandCn' | 'id' | 'name'>

export interface LineCardOverlapProps {
  /** The brands that were picked: they are the columns. */
  brands: readonly Brand[]
  /** A page of agents, in its order. */
  agents: readonly AgentVO[]
  /** Those that are ticked, whether they stand on this page or not. */
  picked: readonly AgentVO[]
  onPick: (picked: AgentVO[]) => void
  /** Of how many of the brands one agent alone proves at most. */
  most: number
  /** The page of an agent. */
  hrefOf: (agent: AgentVO) => Href
  /** What can be done with those that are ticked: one enquiry. */
  enquiry: React.ReactNode
  /** The present moment: whether a proof ends soon. */
  now: Date
}

/** Agents by brands: who may sell what, and who together may sell all of it. The list is the comparison. */
export function LineCardOverlap(props: LineCardOverlapProps) {
  const { brands, agents, picked, most, enquiry } = props
  const verdict = verdictOf(brands, picked)

  return (
    <S.Root>
      <S.Verdict aria-live="polite">
        <S.Figure aria-hidden>{picked.length}</S.Figure>
        <S.Said>
          <strong>{titleOf(verdict, brands.length)}</strong>
          <span>
            {sentenceOf(verdict)}
            {most > 0 && `${picked.length > 0 ? '；' : ''}单家最多 ${most} 个授权`}。
          </span>
        </S.Said>
        {picked.length > 0 && enquiry}
      </S.Verdict>
      <S.Table>
        <caption>代理商与品牌</caption>
        <thead>
          <tr>
            <th scope="col">代理商</th>
            {brands.map(({ id, name, brandCn }) => (
              <S.Brand key={id} scope="col">
                <b translate="no">{name}</b>
                {brandCn !== name && <span>{brandCn}</span>}
              </S.Brand>
            ))}
            <S.Sum scope="col">覆盖</S.Sum>
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <Row key={agent.id} {...props} agent={agent} />
          ))}
        </tbody>
      </S.Table>
    </S.Root>
  )
}

function Row({ agent, brands, picked, onPick, hrefOf, now }: LineCardOverlapProps & { agent: AgentVO }) {
  const isPicked = picked.some(({ id }) => id === agent.id)
  const covered = agent.covers?.length ?? 0
  return (
    <S.Row $isPicked={isPicked}>
      <S.Who scope="row">
        <Checkbox
          aria-label={`选 ${agent.name}`}
          isSelected={isPicked}
          onChange={(isOn) => onPick(isOn ? [...picked, agent] : picked.filter(({ id }) => id !== agent.id))}
        />
        <BrandMark name={agent.name} logo={agent.fullLogo} size="md" />
        <S.Names>
          <Link href={hrefOf(agent)} tone="plain">
            {agent.fullName}
          </Link>
          <S.Quiet>
            {agent.region && `${agent.region}　`}代理 {formatNumber(agent.brandCount)} 个品牌
          </S.Quiet>
        </S.Names>
      </S.Who>
      {brands.map((brand) => (
        <S.Cell key={brand.id} data-label={brand.name}>
          <Cover agent={agent} brand={brand} now={now} />
        </S.Cell>
      ))}
      <S.Count>
        <b>{covered}</b> / {brands.length}
      </S.Count>
    </S.Row>
  )
}
