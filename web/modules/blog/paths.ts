export const paths = {
  blog: () => '/blog',
  article: (slug: string) => `/blog/${slug}`,
  genealogyBlog: () => '/genealogy-blog',
} as const
