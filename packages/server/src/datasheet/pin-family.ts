import type { ParameterJson } from '../core/tables.ts'

/** What a family of pins is told from. */
interface Pinned {
  model: string
  package: string
  params: readonly Pick<ParameterJson, 'name' | 'value'>[]
}

/**
 * Numbers whose pins are known to be the same in one package, because makers built them to be: `$1` is the part of the
 * number that still tells pins apart. No pin table stands behind a part; what is not here is not known.
 */
const families: readonly [pattern: RegExp, family: string][] = [
  [/^(?:STM|GD|APM|CS|HK|CH)32(F10\dX?[A-Z])/, '32$1'],
  [/^(STM32[A-Z]\d[0-9A-Z]{2}[A-Z])/, '$1'],
  [/^ATMEGA(?:48|88|168|328)(?!PB)/, 'ATmega48–328'],
  [/^(?:AMS|LM|LD|SPX|NCP|TLV|AZ|BL|ZLDO|CJ[AT]?)1117/, '1117'],
  [/^[A-Z]{1,3}78([LM]?)\d\d/, '78$1xx'],
  [/^[A-Z]{1,3}79([LM]?)\d\d/, '79$1xx'],
  [/^(?:LM|XL)2596/, 'LM2596'],
  [/^(?:LM|XL)2576/, 'LM2576'],
  [/^TPS54[35][01]DDA/, 'TPS5430'],
  [/^(?:TP|ME)4056/, 'TP4056'],
]

const channelWords: Record<string, string> = { '2': '通用双路', '4': '通用四路' }

/** The family whose pins a part has; undefined where that is not known. */
export function pinFamilyOf({ model, package: encapsulation, params }: Pinned): string | undefined {
  const number = model.toUpperCase()
  const known = families.find(([pattern]) => pattern.test(number))
  if (known) return number.match(known[0])?.[0].replace(known[0], known[1])
  const valueOf = (name: string) => params.find((param) => param.name === name)?.value
  const isAmplifier = valueOf('增益带宽积') !== undefined || valueOf('响应时间') !== undefined
  // Duals in eight pins and quads in fourteen have had one order since the first of them.
  return isAmplifier && /-(?:8|14)$/.test(encapsulation) ? channelWords[valueOf('通道数') ?? ''] : undefined
}
