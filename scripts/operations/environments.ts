/** Where the site is deployed to; each is a part of `wrangler.toml`. */
export const deployedEnvironments = ['staging', 'production'];
