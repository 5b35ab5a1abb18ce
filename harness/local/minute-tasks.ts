const minuteMilliseconds = 60_000;
/** The schedule of `wrangler.toml` that these tasks stand under. */
const schedule = '* * * * *';

/** Runs the tasks of every minute, which nothing starts on a developer's machine. */
export function startMinuteTasks(siteUrl: string): void {
  const address = `${siteUrl}/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron: schedule })}`;
  // A site that is just being stopped or built anew is asked again in a minute.
  setInterval(() => fetch(address).catch(() => {}), minuteMilliseconds).unref();
}
