import type { BomPart } from './part-figures.ts'

/** How a connector stands on a board: on it or through it, along it or upright; undefined where it is not told. */
export interface Mount {
  fixed: string | undefined
  turned: string | undefined
}

type Signs = readonly (readonly [string, RegExp])[]

const fixings: Signs = [
  ['贴片', /贴片|[卧立]贴|(?<![a-z])SM[DT](?![a-z])|surface[- ]mount/i],
  ['直插', /直插|插件|弯[针插]|直针|(?<![a-z])THT(?![a-z])|through[- ]hole/i],
]
const turns: Signs = [
  ['卧式', /卧[式贴]|弯[针插脚式]|right[- ]angle|(?<![a-z])R\/A(?![a-z])|side entry|horizontal/i],
  ['立式', /立[式贴]|直针|(?<![a-z])vert(?:ical)?(?![a-z])|top entry/i],
]

/** The one that is said; of both neither is. */
function saidIn(words: string, signs: Signs): string | undefined {
  const [found, ...more] = signs.filter(([, sign]) => sign.test(words))
  return more.length === 0 ? found?.[0] : undefined
}

/** How some words say that a connector stands: PH2.0-2P 卧贴 lies on the board. */
export const mountIn = (words: string): Mount => ({ fixed: saidIn(words, fixings), turned: saidIn(words, turns) })

/** How a part stands otherwise than it is asked to; undefined where it does not. */
export function otherMount(asked: Mount, { package: outline, description, params }: BomPart): string | undefined {
  const own = mountIn([outline, description, ...params.map(({ value }) => value)].join(' '))
  const other = (['fixed', 'turned'] as const).find((name) => asked[name] && own[name] && asked[name] !== own[name])
  return other && `是${own[other]}，表里是${asked[other]}`
}
