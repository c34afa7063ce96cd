import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Coming } from '../../app/Coming.tsx'
import { paths } from '../../app/paths.ts'
import { Blog } from './BlogPage.tsx'
import { isGenealogy, posts } from './posts.ts'

/** The same list, of articles about those who came before. */
export const GenealogyBlogPage = ({ newsletter }: { newsletter: ReactNode }) => (
  <Blog
    path={paths.genealogyBlog()}
    title="Genealogy Blog"
    line={
      <>
        Questions to ask while someone can still answer them. If you are looking for an ancestor,{' '}
        <Link href={paths.voiceAncestry()}>
          Voice Ancestry
          <Coming of={paths.voiceAncestry()} />
        </Link>{' '}
        tells how a genealogist helps.
      </>
    }
    articles={posts.filter(isGenealogy)}
    hasFeatured={false}
    newsletter={newsletter}
  />
)
