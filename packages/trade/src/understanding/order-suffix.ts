import { plainOf } from '../words/words.ts'

/** Ends of ordering numbers that makers put on the same device: how it is packed, plated, or freed from lead. */
interface Ending {
  /** What stands before it stays; capitals. */
  sign: RegExp
  /** What the same maker writes there instead, in letters and digits. */
  others: string
}

/**
 * From the makers' ordering guides. Nothing that tells a grade, a value or an outline is among them, and a bare letter
 * counts only behind letters, where it stands for a reel.
 */
const endings: readonly Ending[] = [
  // The first is any maker's and any shop's: -REEL7, -TR, /TUBE, and the TR of ST.
  {
    sign: /(?:[-_ /#,.+]?(?:REEL(?:7|13)?|TAPE|TRAY|TUBE|TR(?:7|13)?|T&R)|[-_ /#,+](?:RL7?|R[257]|TAP|T[123]?|R|CT|ND|BULK))$/,
    others: 'r t tr rl rl7 r2 r7 reel reel7 t1g tap 7 7f 13f 115 215',
  },
  // TI: R is a reel, T too behind the letters of a package, E4 and G4 are platings, /2K5 pieces. The T of BC857BT is its case.
  {
    sign: /(?:[-/ ]?NOPB|(?<=[A-Z])[-/ ]?[RT]?[EG][34]|(?<=[A-Z])R|(?<=\d[A-Z\d-]*(?:D|D[BLW]|NS|PWP?|[DRYZ][A-Z]{2}|P[AFKMNPTZ][BGP]?|KTT))T|\/(?:\d{3}|\dK\d?))$/,
    others: 'r t re4 rg4 te4 tg4 e4 g4 nopb rnopb 2k5',
  },
  // onsemi.
  { sign: /(?<=[A-Z0-9]{4})(?:T[1-5]G?|R2G?|RLG?)$/, others: 't1g t2g t3g t4g t5g t1 t3 r2g r2 rlg' },
  // Nexperia and NXP: ,115 and ,235.
  { sign: /,\d{3}$/, others: '112 115 118 125 132 135 165 215 235 315 518 551 557' },
  // Diodes.
  { sign: /-(?:(?:7|13)(?:-F)?|F)$/, others: '7f 13f 7 13 f' },
  // Analog Devices: Z is free of lead.
  {
    sign: /(?<=^(?:AD|OP|REF|SSM)[A-Z]{0,2}\d.{3,})(?:Z?-?(?:REEL7?|RL7?|R[257])|Z)$/,
    others: 'z zreel zreel7 zrl zrl7 zr7 zr2 reel reel7 rl rl7 r7',
  },
  // Linear, International Rectifier, Infineon.
  { sign: /#?W?(?:TR[LR]?)?PBF$|#TR$/, others: 'pbf trpbf tr trlpbf' },
  { sign: /[AFHX](?:[KT]S|[FKPTU]M|LA|SA)A[1-9]$/, others: 'xuma1 xtma1 xksa1 htsa1 auma1 atma1' },
  // Maxim, Monolithic Power, Vishay, Micro Commercial.
  { sign: /[+#](?:T|TRL)?$/, others: 't tr trl' },
  { sign: /-(?:LF(?:-[PZ])?|[PZ])$/, others: 'lf lfz lfp z p' },
  { sign: /-(?:[EM]3(?:[-/][0-9A-Z]{2,4})?|GS(?:08|18))$/, others: 'e3 gs08 gs18 tap tr' },
  { sign: /-TP$/, others: 'tp' },
  // Toshiba, and the tapes of optocouplers.
  { sign: /,(?:LF|L3F|LM|F)\)?$|\((?:TE85L|TE12L)[^)]*\)?$|\(T[ABDU]\)$|-T[AP]1?$/, others: 'lf l3f lm ta tp ta1' },
  // Chips of Murata, Samsung, Yageo, Uniroyal, Vishay, KEMET: the reel has a place of its own.
  {
    sign: /(?<=^(?:BL[AEM]|DL[MW]|G[CJQR][JMT]|LQ[GHMPW]|NC[PU]|NFM).{8,})[BDEJKL]$/,
    others: 'd j b k l e',
  },
  { sign: /(?<=^CL\d\d[A-Z][\dR]{3}[A-Z0-9]{6})[A-Z]$/, others: 'c d e f g l' },
  { sign: /(?<=^\d{4}W[A-Z\d]{2}[A-Z\d]{4})T[4-9A-E]E$/, others: 't5e t4e tce tee' },
  { sign: /(?<=^CRCW\d{4}.{5,})E[A-G]$/, others: 'ea eb ec ed ee' },
  { sign: /(?<=^C\d{4}C.{8,})(?:TU|AUTO|7\d{3})$/, others: 'tu auto 7867 7411' },
]

/** Shorter than this, what is left says nothing. */
const shortest = 5
/** So many endings stand one behind the other: MMBT3904-7-F-TR. */
const mostEndings = 3

/** What else a device may be ordered as, where no part begins with its number; letters and digits only. */
export interface OtherOrders {
  /** The number without a packing that any maker writes, or with another of the same maker. */
  nearest: string[]
  /** With more signs of that kind taken off or put on. */
  farther: string[]
}

/** Other ordering numbers of the device that a number, in capitals, stands for. */
export function otherOrdersOf(key: string): OtherOrders {
  const [near, far] = [cutsOf(key), cutsOf(key).flatMap(({ stem }) => deeperCuts(stem, mostEndings - 1))]
  const nearest = [...near.flatMap((cut) => (cut.isAnyones ? [cut.without] : cut.instead)), ...inPlaceOf(key)]
  const farther = [...near, ...far].flatMap(({ without, instead }) => [without, ...instead])
  return { nearest: fresh(nearest, [plainOf(key)]), farther: fresh(farther, [plainOf(key), ...nearest]) }
}

const fresh = (plains: readonly string[], known: readonly string[]): string[] => {
  const met = new Set(known)
  return [...new Set(plains)].filter((plain) => !met.has(plain))
}

interface Cut {
  stem: string
  /** Its letters and digits. */
  without: string
  instead: string[]
  isAnyones: boolean
}

const cutsOf = (key: string): Cut[] =>
  endings.flatMap(({ sign, others }, place) => {
    const stem = key.replace(sign, '')
    const without = plainOf(stem)
    if (stem === key || without.length < shortest || !/\d/.test(stem)) return []
    return [{ stem, without, instead: others.split(' ').map((other) => without + other), isAnyones: place === 0 }]
  })

const deeperCuts = (key: string, depth: number): Cut[] =>
  depth === 0 ? [] : cutsOf(key).flatMap((cut) => [cut, ...deeperCuts(cut.stem, depth - 1)])

const microchip = /^(\d{0,2}[A-Z]+\d+[A-Z]*?)(T?)(-[A-Z0-9]*\/[A-Z0-9]{1,4})$/
const yageo = /^(R[A-Z]\d{4}[A-Z][A-Z]-)(?:07|10|13)(.{2,})$/
const yageoCapacitor = /^(C[CQ]\d{4}[A-Z])[FKPR]([A-Z0-9]{6,})$/

/** Where the sign of the reel stands in the middle: the T of MCP1703T-3302E/DB, the 07 of RC0402FR-0710KL. */
function inPlaceOf(key: string): string[] {
  const [, head, reel, tail] = microchip.exec(key) ?? []
  if (head !== undefined) return [plainOf(`${head}${reel === 'T' ? '' : 'T'}${tail}`)]
  const [, before, behind] = yageo.exec(key) ?? []
  if (before !== undefined) return ['07', '10', '13'].map((size) => plainOf(`${before}${size}${behind}`))
  const [, size, rest] = yageoCapacitor.exec(key) ?? []
  return size === undefined ? [] : ['R', 'K', 'P', 'F'].map((sign) => plainOf(`${size}${sign}${rest}`))
}
