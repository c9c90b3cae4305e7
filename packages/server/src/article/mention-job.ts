import type { House } from '../core/context.ts'
import { saveText } from './save-text.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** A part is new that an article may have named before: its text is looked through again. The database asks for it. */
    articleMention: { articleId: number }
  }
}

/** Looks an article through again, and shows what the catalogue knows now. */
export async function findParts({ db, changes }: House, { articleId }: { articleId: number }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('article_text')
      .select('content')
      .where('article_id', '=', articleId)
      .forUpdate()
      .executeTakeFirst()
    if (row) await saveText(tx, articleId, row.content)
  })
  changes.tell()
}
