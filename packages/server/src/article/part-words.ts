import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { lastLetter } from '../core/begins-with.ts'

/** A word of a text that the catalogue was asked about. */
export interface PartMention {
  /** As `part.model_key` has it. */
  word: string
  /** The one part that it names. */
  partId: number | null
  /** How many parts it names or begins; 0 where none is known. */
  count: number
}

/** Words of one text that are looked up. */
const most = 200

/** A beginning that more parts share names a family and no part. */
const largestFamily = 40

/** Shorter beginnings say nothing. */
const shortestBeginning = 5

/** What may stand in a part number; a full stop or a stroke at its end belongs to the sentence. */
export const partPattern = /[A-Za-z0-9][A-Za-z0-9\-+/.#_]{2,58}[A-Za-z0-9+#]/g

const unit =
  /^\d+(?:[.-]\d+)*(?:[PNUΜMKG]?(?:F|HZ|H|V|A|W|S|B|BIT|BPS|SPS|OHM|PPM|PPB)|[PNUΜMK]M|MIL|OZ|PIN|DBM?|RPM|MAH|WH|LSB|PCS|VDC|VAC|VP-P|VPP|BYTES?)$/
/** Ranges and dates hold figures alone, and packages are not ordered. */
const isNoPart = (word: string): boolean =>
  !/[A-Z]/.test(word) ||
  !/\d/.test(word) ||
  unit.test(word) ||
  /^(?:SOT|SOIC|SOP|SSOP|TSSOP|QFN|QFP|LQFP|TQFP|DIP|DFN|BGA|SMA|SMB|SMC|TO|DO|SC|SOD|MSOP|VSSOP|WSON|HTSSOP|IEC|ISO|GB|RS|USB|ISO\d+|IPC|JESD|AEC|X[5-8][RS])-?[\d.-]*[A-Z]?$/.test(
    word,
  )

/** How a word of a text is compared with the catalogue. */
export const mentionKey = (word: string): string => word.normalize('NFKC').toUpperCase()

/** Words of a text that look like part numbers, in their order, each once. */
export function partWordsIn(text: string): string[] {
  const words = (text.normalize('NFKC').match(partPattern) ?? []).map(mentionKey)
  return [...new Set(words)].filter((word) => !isNoPart(word)).slice(0, most)
}

/** What the catalogue knows of some words: the part of that number, or those that begin so. One statement for all. */
export async function mentionsOf(db: Db, words: readonly string[]): Promise<PartMention[]> {
  if (words.length === 0) return []
  const { rows } = await sql<PartMention>`
    select word, known.part_id as "partId", known.count
    from unnest(${words}::text[]) with ordinality as asked(word, place)
    cross join lateral (
      select
        case when count(*) filter (where model_key = word) = 1 then min(id) filter (where model_key = word)
          when count(*) = 1 then min(id) end as part_id,
        case when count(*) filter (where model_key = word) = 1 then 1
          when count(*) > ${largestFamily} then 0 else count(*)::int end as count
      from (
        select id, model_key from part
        where model_key >= word collate "C" and model_key < (word || ${lastLetter}::text) collate "C"
          and (model_key = word or length(word) >= ${shortestBeginning})
        order by model_key limit ${largestFamily + 1}
      ) as begun
    ) as known
    order by place
  `.execute(db)
  return rows
}
