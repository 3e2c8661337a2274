-- Short names that browsers read as places and databases as something else, or not at all.
update users set time_zone = places.name from (values
  ('ACT', 'Australia/Darwin'), ('AET', 'Australia/Sydney'), ('AGT', 'America/Argentina/Buenos_Aires'), ('ART', 'Africa/Cairo'),
  ('AST', 'America/Anchorage'), ('BET', 'America/Sao_Paulo'), ('BST', 'Asia/Dhaka'), ('CAT', 'Africa/Maputo'),
  ('CNT', 'America/St_Johns'), ('CST', 'America/Chicago'), ('CTT', 'Asia/Shanghai'), ('EAT', 'Africa/Nairobi'),
  ('ECT', 'Europe/Paris'), ('IET', 'America/Indiana/Indianapolis'), ('IST', 'Asia/Kolkata'), ('JST', 'Asia/Tokyo'),
  ('MIT', 'Pacific/Apia'), ('NET', 'Asia/Yerevan'), ('NST', 'Pacific/Auckland'), ('PLT', 'Asia/Karachi'),
  ('PNT', 'America/Phoenix'), ('PRT', 'America/Puerto_Rico'), ('PST', 'America/Los_Angeles'), ('SST', 'Pacific/Guadalcanal'),
  ('VST', 'Asia/Ho_Chi_Minh'), ('US/PACIFIC-NEW', 'America/Los_Angeles')) as places (short, name)
where upper(time_zone) = places.short;
--> statement-breakpoint
-- Whatever else this database does not know.
do $$
declare zone text;
begin
  for zone in select distinct time_zone from users where time_zone <> 'UTC' loop
    begin
      perform now() at time zone zone;
    exception when invalid_parameter_value then
      update users set time_zone = 'UTC' where time_zone = zone;
    end;
  end loop;
end $$;
