/** The blog's strings, held word for word by tests/site. */
export const strings = {
  heading: 'Family Legacy Blog',
  line: 'How to keep a voice, write a letter that is read twice, and talk to someone who forgets.',
  search: 'Search articles...',
  readArticle: 'Read Article',
  readMore: 'Read More',
  loadMore: 'Load More Articles',
  categories: 'Categories',
  allPosts: 'All Posts',
  popularTags: 'Popular Tags',
  about: 'About Our Blog',
  backToBlog: 'Back to Blog',
  home: 'Home',
  title: (title: string) => `${title} | Blog`,
} as const
