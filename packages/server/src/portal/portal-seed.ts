import type { SearchScene } from '@xinpu/contract/portal'
import type { Seed } from '../seed/first-run.ts'

type List = 'common' | 'agent' | 'brand' | 'friend'

const links: Record<List, readonly (readonly [name: string, url: string])[]> = {
  common: [
    ['IEC 标准', 'https://www.iec.ch'],
    ['JEDEC 标准', 'https://www.jedec.org'],
    ['KiCad', 'https://www.kicad.org'],
    ['国家标准全文公开', 'https://openstd.samr.gov.cn'],
  ],
  agent: [
    ['得捷电子 DigiKey', 'https://www.digikey.cn'],
    ['贸泽电子 Mouser', 'https://www.mouser.cn'],
    ['艾睿电子 Arrow', 'https://www.arrow.cn'],
    ['安富利 Avnet', 'https://www.avnet.com'],
  ],
  brand: [
    ['德州仪器 TI', 'https://www.ti.com.cn'],
    ['意法半导体 ST', 'https://www.st.com'],
    ['村田 muRata', 'https://www.murata.com'],
    ['兆易创新 GigaDevice', 'https://www.gigadevice.com'],
  ],
  friend: [
    ['KiCad', 'https://www.kicad.org'],
    ['RISC-V 国际基金会', 'https://riscv.org'],
  ],
}

/** The header's lists as they are delivered. */
export const linksAtFirst = (list: List) => links[list].map(([name, url]) => ({ name, url }))

const hotWords: Partial<Record<SearchScene, readonly string[]>> = {
  spec: [
    'STM32F103C8T6',
    'TPS5430DDAR',
    'CH340C',
    'AMS1117-3.3',
    'W25Q128JVSIQ',
    'NE555P',
    'LM358DR',
    'GRM155R71C104KA88D',
  ],
  news: ['LDO', 'DC 偏压', '去耦电容', '数据手册', '停产', 'EMC', 'ESD', 'RISC-V', '交期', 'RoHS'],
}

/** The header's links and the words people look for, before anyone has looked. */
export const seedPortal: Seed = async ({ db }) => {
  const items = Object.entries(links).flatMap(([list, entries]) =>
    entries.map(([name, url], position) => ({ list: list as List, name, url, position })),
  )
  await db
    .insertInto('nav_item')
    .values(items)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const words = Object.entries(hotWords).flatMap(([scene, names]) =>
    names.map((name, index) => ({ scene: scene as SearchScene, name, count: (names.length - index) * 10 })),
  )
  await db
    .insertInto('hot_word')
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
